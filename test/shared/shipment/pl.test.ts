import { describe, expect, test } from '@jest/globals';
import { pl } from '../../../shared/extraction/languages/pl.ts';
import { readShipments } from '../../../shared/shipment/read-shipments.ts';
import { turnsOf } from '../../support/readings.ts';
import { type ShipmentReading, testShipments } from '../../support/shipment-readings.ts';

const statusesOf = (lines: readonly string[]) => readShipments(turnsOf(lines), pl).map(({ status }) => status);

describe('numbers and orders', () => {
  const rows: ShipmentReading[] = [
    [['hej, co z moja paczka? nr rr617566343pl'], [{ tracking_number: 'RR617566343PL', carrier: 'poczta_polska' }]],
    [
      ['Czekam na paczkę z InPostu, numer przesyłki 662817390045518273640192, tel. 601 334 218'],
      [{ tracking_number: '662817390045518273640192', carrier: 'inpost' }],
    ],
    [
      ['> Proszę podać numer listu przewozowego.', '1Z7A60E72595546496'],
      [{ tracking_number: '1Z7A60E72595546496', carrier: 'ups' }],
    ],
    [['Zamówienie nr 2291847 złożone w piątek i cisza.'], [{ tracking_number: null, order_id: '2291847' }]],
    [['ZAM/2024/00981 – to mój numer zamówienia'], [{ order_id: 'ZAM/2024/00981' }]],
    [['Numer zamówienia to 5518203, a numer faktury 10/2024/773, numer klienta 449120.'], [{ order_id: '5518203' }]],
    [
      ['Przesyłka nadana DHL-em, nr 9855953866, zamówienie #30912 nadal w drodze'],
      [{ tracking_number: '9855953866', carrier: 'dhl', order_id: '#30912', status: 'in_transit' }],
    ],
    [
      ['Kurier zostawił mi paczkę sąsiadki CP750754467PL, a moja to EE961452471PL.'],
      [{ tracking_number: 'EE961452471PL' }],
    ],
    [['LX401780799PL', 'przepraszam, źle przepisałam, ma być RB300383586PL'], [{ tracking_number: 'RB300383586PL' }]],
    [
      ['Mam dwie paczki: RR617566343PL oraz drugą CP750754467PL'],
      [{ tracking_number: 'RR617566343PL' }, { tracking_number: 'CP750754467PL' }],
    ],
    [['> Jaki jest numer przesyłki?', 'nie mam żadnego numeru, proszę dzwonić 512 998 301'], []],
    [['Awizo nr 88120 z Poczty Polskiej, numer nadania EE961452471PL'], [{ tracking_number: 'EE961452471PL' }]],
    [['Zamówienie 77120, ojej literówka, zamówienie 77210'], [{ order_id: '77210' }]],
    [['Paczka od GLS: 48820193755, reklamacja nr 2023/118'], [{ tracking_number: '48820193755', carrier: 'gls' }]],
  ];
  testShipments(rows, pl);
});

describe('conversations', () => {
  const rows: ShipmentReading[] = [
    [
      ['gdzie jest moja paka?? ee961452471pl od tygodnia wisi w wer warszawa'],
      [{ tracking_number: 'EE961452471PL', carrier: 'poczta_polska', order_id: null, status: 'on_hold' }],
    ],
    [
      ['Dzień dobry, kupiłem buty, nr zam. 7765123, do dziś nie wysłano.'],
      [{ tracking_number: null, order_id: '7765123', status: 'pre_transit' }],
    ],
    [
      ['> Czy może Pani podać numer zamówienia?', '445120'],
      [{ tracking_number: null, order_id: '445120', status: null }],
    ],
    [
      ['Dostałam sms że paczka będzie dzisiaj, a kuriera nie było. 1Z5A68E07659256316'],
      [{ tracking_number: '1Z5A68E07659256316', carrier: 'ups', order_id: null }],
    ],
    [
      ['Przesyłka 1Z5A68E07659256316 została odesłana do nadawcy, chociaż byłem w domu'],
      [{ tracking_number: '1Z5A68E07659256316', carrier: 'ups', order_id: null, status: 'return_to_sender' }],
    ],
    [
      ['PESEL 85010112345, zamówienie AX-7781, tel 601 223 344'],
      [{ tracking_number: null, order_id: 'AX-7781', status: null }],
    ],
    [
      ['nr nadania RR 617 566 343 PL, karton przyszedł rozerwany'],
      [{ tracking_number: 'RR617566343PL', carrier: 'poczta_polska', order_id: null, status: 'exception' }],
    ],
    [
      ['numer to RB300383586PL, a nie RR617566343PL'],
      [{ tracking_number: 'RB300383586PL', carrier: 'poczta_polska', order_id: null, status: null }],
    ],
    [
      ['> Numer przesyłki?', 'CP750754467PL', '> Widzę, że paczka została wydana do doręczenia.', 'super, dzięki'],
      [{ tracking_number: 'CP750754467PL', carrier: 'poczta_polska', order_id: null, status: 'out_for_delivery' }],
    ],
    [
      ['listonosz zostawił awizo choć byłam w domu, CP750754467PL'],
      [{ tracking_number: 'CP750754467PL', carrier: 'poczta_polska', order_id: null, status: 'delivery_failed' }],
    ],
    [['nie dostałam numeru śledzenia, Anna Lis, 505 221 889'], []],
  ];
  testShipments(rows, pl);
});

describe('what is said of a parcel', () => {
  test.each([
    ['na razie tylko wygenerowano etykietę', 'pre_transit'],
    ['jeszcze nie została wysłana', 'pre_transit'],
    ['przesyłka przygotowana przez nadawcę', 'pre_transit'],
    ['podobno jest już w drodze', 'in_transit'],
    ['wczoraj została nadana', 'in_transit'],
    ['opuściła sortownię w Łodzi', 'in_transit'],
    ['od rana wydana do doręczenia', 'out_for_delivery'],
    ['dzisiaj jest w doręczeniu', 'out_for_delivery'],
    ['czeka na mnie w paczkomacie', 'available_for_pickup'],
    ['gotowa do odbioru', 'available_for_pickup'],
    ['mogę ją odebrać w punkcie', 'available_for_pickup'],
    ['status to doręczona, ale ja nic nie dostałem', 'delivered'],
    ['paczka dotarła wczoraj', 'delivered'],
    ['kurier zostawił ją pod drzwiami', 'delivered'],
    ['w skrzynce jest awizo', 'delivery_failed'],
    ['kurier nikogo nie zastał', 'delivery_failed'],
    ['nieudana próba doręczenia', 'delivery_failed'],
    ['wraca do nadawcy', 'return_to_sender'],
    ['odesłali ją do sklepu', 'return_to_sender'],
    ['utknęła w urzędzie celnym', 'on_hold'],
    ['od tygodnia status się nie zmienia, brak aktualizacji', 'on_hold'],
    ['stoi w sortowni od pięciu dni', 'on_hold'],
    ['przyszła uszkodzona', 'exception'],
    ['paczka zaginęła', 'exception'],
    ['jest opóźniona', 'exception'],
    ['przesyłka została anulowana', 'cancelled'],
    ['termin odbioru minął', 'expired'],
    ['kurier niby był, ale nikogo nie zastał w domu', 'delivery_failed'],
    ['status: przyjęta w oddziale', 'in_transit'],
    ['sprzedawca dopiero pakuje, jeszcze nie nadał', 'pre_transit'],
    ['leży na poczcie do odbioru', 'available_for_pickup'],
    ['ochroniarz odebrał, więc doręczona', 'delivered'],
    ['zatrzymana przez urząd celny', 'on_hold'],
    ['cofnęli ją do nadawcy', 'return_to_sender'],
    ['karton był rozdarty', 'exception'],
    ['jest w paczkomacie', 'available_for_pickup'],
    ['jeszcze jej nie mam, ale kurier już jedzie', 'out_for_delivery'],
  ])('"%s" is %s', (said, status) => {
    expect(statusesOf([`W sprawie RR617566343PL: ${said}.`])).toEqual([status]);
  });

  test.each([
    'Czy została już doręczona?',
    'Kiedy będzie doręczona?',
    'Nie została doręczona.',
    'Paczka do mnie nie dotarła.',
    'Ma być dostarczona jutro.',
    'Moja karta wygasła.',
    'Gdzie jest moja paczka?',
    'czy ona zaginęła?',
    'nie jest uszkodzona',
    'Jeśli nie jest w drodze, proszę anulować.',
    'mam nadzieję że nie zginęła',
    'dojdzie dzisiaj?',
    'paczki nie dostarczono',
  ])('"%s" states nothing', (said) => {
    expect(statusesOf([`RR617566343PL. ${said}`])).toEqual([null]);
  });

  test('a question that takes it for granted states it', () => {
    expect(statusesOf(['Dlaczego RR617566343PL została zwrócona do nadawcy?'])).toEqual(['return_to_sender']);
  });
});
