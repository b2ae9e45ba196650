/** How long an email address may be (RFC 5321, 4.5.3.1.3, less the brackets). */
export const MAX_EMAIL_BYTES = 254;
