import { resetLink } from '../../shared/account/reset.ts';
import { resetMail } from '../../shared/account/reset-mail.ts';
import { askForReset } from '../../shared/account/reset-password.ts';
import { AppError } from '../../shared/errors.ts';
import { formEndpoint } from '../../shared/http/endpoint.ts';
import { originOf } from '../../shared/http/origin.ts';
import { sendMail, sendsMail } from '../../shared/mail/mail.ts';
import { forgotPasswordPage, linkSentPage } from '../../shared/pages/forgot-password-page.tsx';
import { schema } from './schema.ts';

export const handler = formEndpoint({
  schema,
  page: forgotPasswordPage,
  answer: async ({ body }, event) => {
    if (!sendsMail) throw new AppError('not_found', 'This service sends no mail: ask the staff for a link');
    const { token, to } = await askForReset({ ...body, address: event.requestContext.http.sourceIp }, new Date());
    await sendMail(resetMail(to, resetLink(originOf(event), token)));
    return { page: linkSentPage() };
  },
});
