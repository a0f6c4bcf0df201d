// What the board of Martians!!! writes itself.
import { boardWords } from '../words';

export const marWords = boardWords({
  en: {
    tile: 'Tile', fight: 'Fight', roll: 'Roll', move: 'Move', martians: 'Martians', markers: 'Markers', end: 'End', turn: 'turn {n}', tilesLeft: '{n} tiles left', life: 'Life {n}', bullets: 'Bullets {n}', collected: '{n} of 30 Martians', cards: '{n} cards',
    played: 'card used', mayPlay: 'may play a card', plays: 'plays: {n}', zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Whole map', me: 'My pawn', martian: 'Martian', pawn: 'pawn of {who}', lifeToken: 'Life token', bulletToken: 'Bullet token', itemDown: 'Item, face down', marker: 'marker, face down', cropCircle: 'Crop Circle', motherShip: 'Mother Ship',
    stepTo: 'step {side}', placeHere: 'Place the tile here', legend: 'Legend', door: 'door', reach: 'where you can go', running: 'Running effects', until: 'until {when}', supply: 'Martians left {a} · tiles {b} · cards {c}', weapons: 'In play', toPlace: 'To be placed', onShip: 'On the Mother Ship', nothing: 'nothing yet', watcher: 'You watch', competitive: 'competitive', coop: 'co-operative',
    steps: 'steps left {n}', die: 'die {n}', map: 'The town', noPlays: 'no card to play this cycle', north: 'north', east: 'east', south: 'south', west: 'west',
  },
  it: {
    tile: 'Tessera', fight: 'Scontro', roll: 'Tira', move: 'Muovi', martians: 'Marziani', markers: 'Segnalini', end: 'Fine', turn: 'turno {n}', tilesLeft: '{n} tessere rimaste', life: 'Vita {n}', bullets: 'Proiettili {n}', collected: '{n} Marziani su 30', cards: '{n} carte',
    played: 'carta usata', mayPlay: 'può giocare una carta', plays: 'giocate: {n}', zoomIn: 'Ingrandisci', zoomOut: 'Riduci', fit: 'Tutta la mappa', me: 'La mia pedina', martian: 'Marziano', pawn: 'pedina di {who}', lifeToken: 'gettone Vita', bulletToken: 'gettone Proiettile', itemDown: 'Oggetto coperto', marker: 'segnalino coperto', cropCircle: 'Cerchio nel grano', motherShip: 'Astronave madre',
    stepTo: 'passo a {side}', placeHere: 'Metti qui la tessera', legend: 'Legenda', door: 'porta', reach: 'dove puoi andare', running: 'Effetti in corso', until: 'fino a {when}', supply: 'Marziani rimasti {a} · tessere {b} · carte {c}', weapons: 'In gioco', toPlace: 'Da piazzare', onShip: 'Sull’Astronave madre', nothing: 'ancora niente', watcher: 'Stai guardando', competitive: 'competitivo', coop: 'cooperativo',
    steps: 'passi rimasti {n}', die: 'dado {n}', map: 'La città', noPlays: 'nessuna carta da giocare in questo ciclo', north: 'nord', east: 'est', south: 'sud', west: 'ovest',
  },
});
