import type { Translation } from '../translation.ts'

export const reportExport = {
  title: '报告',
  pdf: 'PDF 报告',
  csv: 'CSV 报告',
  detail: '由服务器生成，带有组织徽标',
  chooseCompany: '请先选择一家公司：一份报告只涉及一家公司。',
  offline: '生成报告需要连接到服务器。',
  making: '正在生成报告。您可以继续工作。',
  done: '报告已保存。',
  failed: '没有报告',
} satisfies Translation<'zh', 'reportExport'>
