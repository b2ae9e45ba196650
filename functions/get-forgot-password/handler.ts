import { staticPageEndpoint } from '../../shared/http/endpoint.ts';
import { sendsMail } from '../../shared/mail/mail.ts';
import { askStaffPage, forgotPasswordPage } from '../../shared/pages/forgot-password-page.tsx';

export const handler = staticPageEndpoint(sendsMail ? forgotPasswordPage({}) : askStaffPage());
