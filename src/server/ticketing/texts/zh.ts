import type { TicketTexts } from './en.ts'

export const zh: TicketTexts = {
  company: '公司',
  severity: '严重性',
  happened: (_count, number) => `到目前为止已发生 ${number} 次。`,
  again: (count, number, time) =>
    count === 1
      ? `到目前为止已发生 1 次：${time}。`
      : `再次发生：到目前为止共 ${number} 次，最近一次是 ${time}。`,
  resolved: '该警报已在 Castellan 中标记为已解决并关闭。',
  dismissed: '该警报已在 Castellan 中忽略。',
  reopened: '该警报已在 Castellan 中重新打开。',
}
