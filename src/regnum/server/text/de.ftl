# Was der Server sagt, wenn er nicht tun kann, worum er gebeten wird.

refused-not-your-seat = Dieser Platz gehört nicht dir.
error-banned = Wer diesen Server betreibt, lässt dich nicht ein.
refused-closed = Dieser Tisch wurde geschlossen.
refused-gathering = Noch sitzen nicht alle am Tisch.
refused-bot-plays = An diesem Platz spielt gerade ein Bot. Nimm den Platz zuerst zurück.
refused-stale = Etwas anderes ist zuvor geschehen. Sieh noch einmal hin und wähle.
refused-sealed = Das lässt sich nicht mehr frei zurücknehmen: Es wurde gewürfelt, etwas aufgedeckt, oder andere haben weitergespielt.
refused-already-asked = Darum wurde schon gebeten.
refused-not-asked = Auf diese Antwort wartet niemand.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refused-seat-taken = Dieser Platz ist schon besetzt.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-not-away = { $seat } ist nicht abwesend.
refused-clock-decides = Diese Partie wird gewertet: Ein Bot spielt weiter, wenn ihre Zeit abgelaufen ist, nicht vorher.
refused-nothing-to-change = Das ist schon so.
refused-rated-take-back = Diese Partie zählt für die Wertung: Gegen Bots wird nichts zurückgenommen, worauf der Zufall oder andere schon geantwortet haben.
refused-rated-hint = Diese Partie zählt für die Wertung: In ihr gibt es keinen Rat.
refused-nothing-said = Es gibt nichts zu sagen.
refused-no-exercise = An diesem Tisch gibt es keine Aufgabe.
refused-lesson = Die Regeln erlauben das. Spiel in dieser Lektion bitte das, wovon die Anleitung spricht; danach bist du frei.
refused-no-lesson = An diesem Tisch gibt es keine Lektion.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-over = Das Spiel ist zu Ende.
refused-sealed-between = Diese Züge gehen nicht auf einmal: Dazwischen kommt der Zufall oder eine Aufdeckung.
refused-no-such-line = So weit ist das Spiel noch nicht.
refused-rematch-exists = Die Revanche ist schon eröffnet.
refused-contest = Diese Partie gehört zu einem Turnier: Wer als Nächstes auf wen trifft, entscheidet sich dort.

refused-passkey = Das ging nicht: Der Passkey ist nicht für diese Seite gemacht, oder der Versuch liegt zu lange zurück. Versuch es noch einmal.
refused-unknown-passkey = Diesen Passkey hat hier niemand.
refused-code = Dieser Wiederherstellungscode stimmt nicht oder wurde schon benutzt.
refused-enough-passkeys = Du hast schon { $count } Passkeys. Entferne zuerst einen.
refused-last-way-in = Sonst könntest du dich nicht mehr anmelden. Lass dir zuerst Wiederherstellungscodes geben, oder mach noch einen Passkey.
refused-no-account = Du könntest dich nicht wieder anmelden. Mach zuerst einen Passkey, oder lass dir Wiederherstellungscodes geben.

error-bad-request = Die Anfrage war nicht zu verstehen: { $detail }
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-longer-played = Dieser Tisch lässt sich nicht mehr öffnen: Er folgt Regeln von { $game }, die hier nicht mehr gespielt werden. Wer daran saß, kann die Partie als Datei mitnehmen.
error-away =
    { $missing ->
        [board] Dieser Tisch lässt sich gerade nicht öffnen: Das Brett zu { $game }, auf dem gespielt wird, ist nicht hier.
       *[game] Dieser Tisch lässt sich gerade nicht öffnen: { $game } ist hier nicht eingerichtet.
    } Ist es wieder da, geht die Partie weiter.
error-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Wer diesen Server betreibt, weiß davon; vielleicht hilft eine Sicherung.
error-private = Dieser Tisch ist privat. Wer ihn eröffnet hat, kann dir einen Link geben.
error-no-such-thing = Hier ist nichts.
error-record-sealed = Die Aufzeichnung gibt es nach dem Spiel; vorher würde sie Geheimnisse verraten.
error-too-large = Das ist größer als alles, was von uns stammt.
error-too-many = Zu viele Anfragen auf einmal. Warte einen Augenblick.
error-foreign-origin = Diese Anfrage kam von einer anderen Seite.
error-no-cookie = Dieser Browser hat kein Cookie von uns. Lade die Seite neu.
error-internal = Bei uns ist etwas schiefgegangen.
error-not-ready = Der Server kann gerade nichts speichern.

turn-notice = Du bist am Zug.
turn-notice-with = Du bist am Zug, am Tisch mit { $others }.
mail-confirm-subject = Regnum: Ist das deine Adresse?
mail-confirm = Jemand möchte, dass eine Mail hierher geht, wenn ein Tisch auf sie oder ihn wartet. Wenn du das warst, öffne diese Adresse:

    { $yes }

    Wenn nicht, tu nichts: Es kommt keine weitere Mail.
mail-digest-subject = { $count ->
    [one] Regnum: Ein Spiel wartet auf dich
   *[other] Regnum: { $count } Spiele warten auf dich
}
mail-digest = Du bist am Zug:
mail-digest-row = { $game }, mit { $others }
mail-digest-stop = Keine Mail mehr: { $stop }
refused-no-mail = Dieser Server verschickt keine Mail.
refused-mail-failed = Die Mail ließ sich nicht verschicken. Versuch es später noch einmal.
refused-mail-link = Dieser Link gilt nicht mehr. Gib deine Adresse noch einmal an.

error-no-such-club = Diesen Club gibt es nicht.
refused-not-your-club = Das kann nur, wer den Club leitet.
refused-club-full = Der Club ist voll: { $count } Leute gehören dazu.
refused-removed = Du wurdest von der Liste dieses Clubs genommen. Nur wer ihn leitet, kann dich wieder aufnehmen.
refused-host-stays = Wer den Club leitet, kann ihn nicht verlassen.
refused-nameless = Ein Club braucht einen Namen.
refused-tournament-goes-on = Es läuft schon ein Turnier. Beende es zuerst.
refused-entrants = Mindestens eine Person nimmt teil, höchstens { $count }.
