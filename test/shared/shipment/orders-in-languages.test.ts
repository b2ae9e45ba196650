import { describe } from '@jest/globals';
import { languageOf } from '../../../shared/extraction/languages.ts';
import { testShipments } from '../../support/shipment-readings.ts';

describe.each([
  ['de', ['Wo bleibt meine Bestellung B-44120? Bestellt am 03.05.2026'], [{ order_id: 'B-44120' }]],
  ['de', ['> Ihre Bestellnummer bitte?', 'Moment', '> Gern', '7710 4421'], [{ order_id: '7710 4421' }]],
  ['de', ['Auftrag 33018 stornieren - Entschuldigung, 33108'], [{ order_id: '33108' }]],
  ['fr', ['Bonjour, cmd numéro 81104427 toujours pas reçue, facture 88120 payée'], [{ order_id: '81104427' }]],
  ['es', ['Hola, quiero saber el estado de WB-55120, gracias'], [{ order_id: 'WB-55120' }]],
  ['it', ['Ordine n. 44.120.887, consegna prevista il 12/05/2026'], [{ order_id: '44.120.887' }]],
  ['pt', ['o meu pedido ainda não chegou', '> Pode me dizer o número?', '8810277'], [{ order_id: '8810277' }]],
  ['pt', ['Pedido LX 4471, feito ontem à noite'], [{ order_id: 'LX 4471' }]],
  ['nl', ['mijn bestelling 55120 graag annuleren', 'oeps, 55102'], [{ order_id: '55102' }]],
  ['nl', ['Waar blijft W-20917? Al een week niks gehoord'], [{ order_id: 'W-20917' }]],
  ['tr', ['> Sipariş numaranız nedir?', '4471 0922'], [{ order_id: '4471 0922' }]],
  ['pl', ['Zamówienie nr ZK/2026/118 nie dotarło, faktura FV/2026/220 opłacona'], [{ order_id: 'ZK/2026/118' }]],
  ['ja', ['> ご注文番号をお願いします', '5510-2287です'], [{ order_id: '5510-2287' }]],
  ['zh', ['> 请提供订单号', '是SD20260311882'], [{ order_id: 'SD20260311882' }]],
  ['ar', ['> ما هو رقم الطلب؟', '5512097'], [{ order_id: '5512097' }]],
  ['hi', ['order 33018 cancel karo, sorry 33108'], [{ order_id: '33108' }]],
  ['de', ['Die Bestellung endet auf 4410'], []],
  ['fr', ['ma commande, celle qui finit par 4410'], []],
  ['es', ['mi pedido, el que termina en 4410, no llega'], []],
  ['it', ['il mio ordine che finisce con 4410'], []],
  ['pt', ['o meu pedido que termina em 4410'], []],
  ['nl', ['mijn bestelling eindigt op 4410'], []],
  ['zh', ['订单尾号4410'], []],
  ['ja', ['注文番号の下4桁は4410です'], []],
  ['tr', ['sipariş numaramın son 4 hanesi 4410'], []],
  ['pl', ['zamówienie kończy się na 4410'], []],
])('orders in %s', (code, lines, shipments) => {
  testShipments([[lines, shipments]], languageOf(code));
});
