import type { Translation } from '../translation.ts'

export const reportOnly = {
  title: '如果启用会怎样',
  ask: '查询登录日志',
  asking: '正在询问 Microsoft …',
  offline: '有连接时才会询问 Microsoft。',
  failed: '无法读取登录日志。请稍后重试。',
  none: '过去 {{days}} 天的登录中还没有关于此策略的记录。',
  incomplete: '登录次数多于已查看的数量。',
  of_other: '过去 {{days}} 天的 {{count}} 次登录',
  success: '会满足要求',
  interrupted: '会被要求更多验证',
  failure: '会被拒绝',
  not_applied: '不受影响',
  people: '涉及的人',
  person: '{{name}}：拒绝 {{failure}}，要求验证 {{interrupted}}',
} satisfies Translation<'zh', 'reportOnly'>
