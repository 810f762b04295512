# The end of a game, and games watched again.

## The end

end-winners = { $many ->
    [many] { $names } vincono a pari merito
   *[one] { $names } vince
  }
end-rank-of = Grado { $level } di 12, con { $points ->
    [one] un punto
   *[other] { $points } punti
  }
end-stamp-points = PUNTI
end-stamp-rank = GRADO
end-replay = Rivedi
end-print = Stampa
end-result = Risultato
end-look = Chiudi e guarda la tavola

## The course of a game

chart-title = L’andamento della partita.
chart-about = Punti dopo ogni giro.
chart-goals = Obiettivi raggiunti
chart-goal = { $goal } con la carta { $round }.
chart-line = { $name }: { $half } dopo il giro { $round }, { $points } alla fine.
chart-round = Giro
chart-rounds = giri
chart-table = In cifre

## The proof

proof-title = Le carte sono state mescolate onestamente?
proof-about = L’ordine delle carte era sotto chiave già prima della partita. Ora il segreto è svelato.
proof-button = Controlla il mazzo
proof-checking = Calcolo in corso…
proof-good = Le carte sono uscite com’era fissato prima della partita.
proof-bad = Qualcosa non torna.
proof-here = L’ha calcolato questo browser: dal segreto derivano l’impronta qui sotto e { $cards ->
    [0] l’ordine delle carte
    [one] la prima carta
    [17] tutte le 17 carte
   *[other] le prime { $cards } carte
  }{ $box ->
    [yes] , più la carta nella scatola
   *[no] {""}
  }.
proof-server = L’ha calcolato il server: dal segreto derivano l’impronta qui sotto e { $cards ->
    [0] l’ordine delle carte
    [one] la prima carta
    [17] tutte le 17 carte
   *[other] le prime { $cards } carte
  }{ $box ->
    [yes] , più la carta nella scatola
   *[no] {""}
  }.
proof-why-server = I browser calcolano le impronte solo su pagine sicure, e questa è arrivata in semplice HTTP. Con il registro, «{ $program } verify» controlla tutto su qualsiasi altro computer.
proof-noted = È l’impronta che questo browser ha annotato prima della prima carta.
proof-noted-late = È l’impronta che questo browser ha annotato dopo la carta { $cards }.
proof-compare = Confrontala con quella che hai visto prima della partita.
proof-not-noted = Prima questo browser aveva annotato un’altra impronta: { $noted }
proof-line = Nel registro la riga «{ $word }: …» manca, non è valida o è doppia: non c’è nulla da dimostrare.
proof-commitment = Tavolo e segreto non corrispondono all’impronta.
proof-card = Nel giro { $round } dal mazzo esce { $expected }, ma il registro dice { $found }.
proof-box = Secondo il mazzo nella scatola c’è { $expected }, ma il registro dice { $found }.

## Choosing a record

replay-title = Replay
replay-open-title = Rivedi una partita
replay-own = Le tue partite
replay-other = Un’altra partita
replay-open-about = Di ogni partita resta un registro: poche righe di testo. Scegli il file, trascinalo su questa pagina o incolla il testo.
replay-kept = Visto e dimenticato: il server non ne conserva nulla.
replay-file = Scegli un file
replay-paste = Il registro come testo
replay-show = Mostra
replay-drop = Rilascia per vedere questo registro
replay-reading = Lettura del registro…
replay-another = Un altro registro
replay-bad-title = Questo registro non si può mostrare
replay-refused = { $place }: { $message } ({ $clause })
replay-refused-player = { $place }, { $player }: { $message } ({ $clause })
replay-too-long = È molto più lungo del registro di qualsiasi partita.
replay-too-many-marks = In questo registro ci sono più ponti di quanti ne servano a una partita.
replay-not-over = La partita è ancora in corso. Il registro si può leggere quando è finita.
replay-not-allowed = Qui il registro lo apre solo chi è al tavolo. Con il file possono guardare tutti: sceglilo qui sotto.
replay-no-such-table = Questo tavolo non esiste.
replay-other-problem = Non ha funzionato. Riprova tra un momento.

## Watching

replay-game = { $names }
replay-step-start = Primi numeri
replay-step-round = Giro { $round }
replay-step-fix = { $name } corregge il giro { $round }
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-slider = Passo
replay-players = Di chi è la tavola mostrata
replay-player = { $name }, { $points ->
    [one] un punto
   *[other] { $points } punti
  }
replay-sheet = Tavola di { $name }, { $step }
replay-keys = Con le frecce scorri i passi e cambi giocatore; Home e Fine portano all’inizio e alla fine; la barra spaziatrice avvia e mette in pausa. Sulla tavola puoi scorrere con il dito.
replay-received = { $number } in { $island }, segnato da { $name }
replay-not-moved = Niente di nuovo su questa tavola
replay-no-bridges = nessun ponte
replay-bridge = { $count ->
    [one] { $from }⁠–⁠{ $to }
   *[other] { $count } × { $from }⁠–⁠{ $to }
  }
replay-finished = Isole terminate: { $islands }
replay-award = { $goal }: { $points } punti
replay-bot = Ha giocato un bot ({ $bot })
replay-mistake = Errore in { $islands }: { $reason }
replay-mistake-fixed = Errore in { $islands }, corretto dopo il giro { $round }: { $reason }
replay-wins = { $many ->
    [many] { $names } si dividono la vittoria con { $points } punti.
   *[one] { $names } vince con { $points } punti.
  }
replay-rank = { $points } punti: { $rank }, grado { $level } di 12.
replay-broken-off = { $many ->
    [many] Il registro finisce qui. { $names } sono in testa con { $points } punti.
   *[one] Il registro finisce qui. { $names } è in testa con { $points } punti.
  }
replay-broken-off-alone = Il registro finisce qui. Finora: { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
home-replay = Rivedi una partita
