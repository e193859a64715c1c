import type { Translation } from '../translation.ts'

export const forgotPassword = {
  title: 'Kennwort vergessen',
  help: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie erhalten eine Nachricht mit einem Code für ein neues Kennwort oder, wenn Sie sich noch nie angemeldet haben, noch einmal Ihre Einladung.',
  emailWrong: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  submit: 'Absenden',
  emailSent: 'E-Mail gesendet',
  invited:
    'Ihre Einladung ist erneut an {{email}} unterwegs. Melden Sie sich mit dem temporären Kennwort an, das sie enthält.',
  resetTitle: 'Neues Kennwort wählen',
  resetHelp: 'Geben Sie den Code ein, der an {{email}} gesendet wurde. Er gilt eine Stunde.',
  codeIssues: {
    required: 'Pflichtfeld',
    tooShort: 'Der Code hat 6 Zeichen; dieser ist zu kurz.',
  },
  notReady: 'Geben Sie den Code und zweimal ein Kennwort ein, das alle Regeln erfüllt.',
} satisfies Translation<'de', 'forgotPassword'>
