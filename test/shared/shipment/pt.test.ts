import { describe, expect, test } from '@jest/globals';
import { pt } from '../../../shared/extraction/languages/pt.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';
import { testShipments } from '../../support/shipment-readings.ts';

const NUMBER = 'RR123456785BR';
const UPS = '1Z5R89390357567127';
/** Its check digit is wrong. */
const MISREAD = '1Z5R89390357567128';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), pt).map(({ status }) => status);

describe('a tracking number', () => {
  testShipments(
    [
      [[`Oi, cadê meu pacote? O código de rastreio é ${NUMBER}.`], [{ tracking_number: NUMBER, carrier: 'correios' }]],
      [[`rastreio ${UPS} da UPS, meu telemóvel é 912 345 678`], [{ tracking_number: UPS, carrier: 'ups' }]],
      [[`Objeto ${NUMBER}, por favor`], [{ tracking_number: NUMBER, carrier: 'correios' }]],
      [[`${UPS} e também ${NUMBER}`], [{ tracking_number: UPS }, { tracking_number: NUMBER }]],
      [[MISREAD], []],
    ],
    pt,
  );
});

describe('an order number', () => {
  testShipments(
    [
      [['oi, cadê meu pedido? é o nº 7012884'], [{ tracking_number: null, order_id: '7012884' }]],
      [['Cliente 778120, paguei R$ 349,90 no pedido LJ-55012'], [{ tracking_number: null, order_id: 'LJ-55012' }]],
      [['4711882 é o número do meu pedido'], [{ tracking_number: null, order_id: '4711882' }]],
      [['A minha encomenda n.º 30912 não chegou'], [{ tracking_number: null, order_id: '30912' }]],
      [['> Qual é o número do pedido?', '5540018'], [{ order_id: '5540018' }]],
    ],
    pt,
  );
});

test.each([
  'Nota fiscal 00123456, CPF 123.456.789-09.',
  'Meu CEP é 04538-133 e o telefone 11 91234-5678.',
  'Não tenho código de rastreio.',
])('"%s" names no shipment', (words) => {
  expect(readShipments(turnsOf([words]), pt)).toEqual([]);
});

describe('a number that was corrected, or is somebody else’s', () => {
  const only = [{ tracking_number: UPS }];
  testShipments(
    [
      [[`o rastreio é ${NUMBER}`, '> Não localizei esse código.', `desculpa, digitei errado, é ${UPS}`], only],
      [[`não é o ${NUMBER}, é o ${UPS}`], only],
      [[`Recebi a encomenda da minha vizinha, ${NUMBER}. A minha é a ${UPS}.`], only],
      [[`Entregaram o pacote ${UPS} na casa do vizinho.`], only],
    ],
    pt,
  );
});

describe('what is said of a parcel', () => {
  test.each([
    ['só geraram a etiqueta', 'pre_transit'],
    ['ainda não foi postado', 'pre_transit'],
    ['está a caminho', 'in_transit'],
    ['já foi despachado pela loja', 'in_transit'],
    ['saiu para entrega', 'out_for_delivery'],
    ['está com o entregador', 'out_for_delivery'],
    ['está aguardando retirada na agência', 'available_for_pickup'],
    ['está disponível para levantamento na loja CTT', 'available_for_pickup'],
    ['consta como entregue, mas não recebi', 'delivered'],
    ['já chegou, obrigada', 'delivered'],
    ['tentaram entregar e eu não estava', 'delivery_failed'],
    ['o carteiro deixou um aviso', 'delivery_failed'],
    ['foi devolvido ao remetente', 'return_to_sender'],
    ['está voltando para o remetente', 'return_to_sender'],
    ['está retida na alfândega', 'on_hold'],
    ['tá parado faz uma semana', 'on_hold'],
    ['veio com a caixa toda amassada', 'exception'],
    ['consta como extraviado', 'exception'],
    ['foi cancelado do nada', 'cancelled'],
    ['cancelaram sem avisar', 'cancelled'],
    ['o prazo de retirada expirou', 'expired'],
    ['venceu o prazo para retirar', 'expired'],
  ])('"%s" is %s', (words, status) => {
    expect(statusesOf([`${UPS}: ${words}.`])).toEqual([status]);
  });

  test.each([
    'Já foi entregue?',
    'Ainda não foi entregue.',
    'Quando vai ser entregue?',
    'Era para ter chegado ontem.',
    'Recebi um e-mail de vocês.',
    'Quero saber se foi devolvido.',
  ])('"%s" states nothing', (words) => {
    expect(statusesOf([`${UPS}. ${words}`])).toEqual([null]);
  });
});
