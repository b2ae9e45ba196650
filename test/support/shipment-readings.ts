import { expect, test } from '@jest/globals';
import type { Language } from '../../shared/extraction/language.ts';
import { readShipments } from '../../shared/shipment/read-shipments.ts';
import type { StatedShipment } from '../../shared/shipment/shipment.ts';
import { turnsOf } from './readings.ts';

/** Lines that begin with ">" are the agent's; of each shipment what the row is about. */
export type ShipmentReading = [lines: string[], shipments: Partial<StatedShipment>[]];

/** One test a reading: as many shipments as the row has, each with what it says of them. */
export function testShipments(readings: readonly ShipmentReading[], language: Language): void {
  test.each(readings)('%j is read as %j', (lines, shipments) => {
    const found = readShipments(turnsOf(lines), language);

    expect(found).toEqual(shipments.map((it) => expect.objectContaining(it)));
  });
}
