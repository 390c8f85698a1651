import type { Component } from 'svelte'
import { rulesOf } from '../../lib/games'
import Carolingi from './Carolingi.svelte'
import CarolusMagnus from './CarolusMagnus.svelte'
import Codex from './Codex.svelte'
import Wallenstein from './Wallenstein.svelte'

const COVERS: Record<string, Component> = {
  'carolus-magnus': CarolusMagnus,
  carolingi: Carolingi,
  wallenstein: Wallenstein,
}

export const coverOf = (game: string): Component => COVERS[rulesOf(game)] ?? Codex
