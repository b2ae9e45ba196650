/** What a conversation may be about beside its customer: what `POST /track-shipment` and `POST /create-sales-condition` read. */
export type SubjectName = 'shipments' | 'sales_condition';
