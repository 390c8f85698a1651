"""Carolus Magnus, by Leo Colovini: heirs, paladins and an Emperor on his round."""
