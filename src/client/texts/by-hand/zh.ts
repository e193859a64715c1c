import type { Translation } from '../translation.ts'

export const byHand = {
  title: '如何手动完成',
  where: '位置',
  steps: '步骤',
  command: '命令',
  commandHelp: '用于已登录公司租户的 PowerShell。请填写<尖括号>中的内容。',
  copy: '复制命令',
  selected: '已选中；请按 Ctrl+C 或 ⌘C 复制',
  breaks: '会中断什么',
  page: '供应商的说明页面',
} satisfies Translation<'zh', 'byHand'>
