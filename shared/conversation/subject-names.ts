/** What a conversation may be about beside its customer: what `POST /track-shipment` and `POST /create-sales-condition` read. */
export const SUBJECT_NAMES = ['shipments', 'sales_condition'] as const;
export type SubjectName = (typeof SUBJECT_NAMES)[number];
