import type { TicketTexts } from './en.ts'

export const ja: TicketTexts = {
  company: '会社',
  severity: '重大度',
  happened: (_count, number) => `これまでに ${number} 回発生しました。`,
  again: (count, number, time) =>
    count === 1
      ? `これまでに 1 回発生しました: ${time}`
      : `再び発生しました。これまでに ${number} 回、最後は ${time} です。`,
  resolved: 'Castellan でアラートが解決済みとして閉じられました。',
  dismissed: 'Castellan でアラートが却下されました。',
  reopened: 'Castellan でアラートが再び開かれました。',
}
