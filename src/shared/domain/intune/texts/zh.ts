import type { DevicePolicyTexts } from './en.ts'

export const devicePolicyTexts: DevicePolicyTexts = {
  prefix: '策略验证失败。请修复以下错误后继续。',
  findings: {
    'name-required': '请输入策略的名称',
    'name-too-long': '名称最多 {{limit}} 个字符',
    'group-in-both': '组 {{value}} 不能同时被包含和排除',
    'included-group-required': '选择了排除的组时，必须至少包含一个组',
    'unknown-group': '租户中没有组 {{value}}',
    'one-block-action': '合规性策略必须恰好有一个阻止访问的操作；当前有 {{count}} 个',
    'settings-required': '设置目录的策略至少需要一项设置',
  },
}
