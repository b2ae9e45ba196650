/** `to`: undefined sends it to nobody, with the same work. */
export type Mail = { to: string | undefined; subject: string; text: string };
export type Mailer = (mail: Mail) => Promise<void>;
