import type { Translation } from '../translation.ts'

export const postureTemplates = {
  purpose: '租户应有的状态：将相关的检查一次选好，供多家公司使用。',
  create: '新建',
  search: '查找模板',
  filter: { label: '类型', all: '全部' },
  types: { default: '默认', custom: '自定义' },
  columns: {
    name: '名称',
    type: '类型',
    checks: '检查项',
    licenses: '许可证要求',
    changed: '更改时间',
    actions: '操作',
  },
  checks_other: '{{count}} 项检查',
  byHand: '手动',
  byHandCount_other: '{{count}} 项手动',
  byHandHelp: '标有“手动”的检查无法由模板设置，需要有人在管理中心手动设置。',
  duplicate: '复制',
  duplicateOf: '复制“{{name}}”',
  copyOf: '{{name}} 的副本',
  removeOf: '删除“{{name}}”',
  empty: {
    filtered: '没有匹配项',
    filteredReason: '没有符合搜索和类型的模板。',
    clear: '清除搜索和类型',
    gone: '这里没有该模板',
    goneReason: '它已被删除，或此设备尚未收到它。',
  },
  form: {
    newTitle: '新模板',
    newPurpose: '为其命名，并选择租户应满足的检查。',
    description: '说明',
    checks: '检查的选择',
    everyOf: '{{area}}的全部检查',
    chosenOf: '{{all}} 项中的 {{chosen}} 项',
    saved: '“{{name}}”已保存在此设备上，有网络后发送到服务器。',
    readOnly: '这是默认模板，不能更改：请复制后更改副本。',
    failed: '无法保存模板。',
    notKept: '此设备无法保存更改。没有任何更改；你输入的内容仍在这里。',
    forbidden: '你的角色不再允许此操作。没有任何更改。',
  },
  removal: {
    title: '删除该模板？',
    text: '“{{name}}”将从你的整个组织中删除。租户中的设置不会改变。',
    cancel: '保留',
    done: '“{{name}}”已在此设备上删除，有网络后也会从服务器上删除。',
    failed: '无法删除模板。',
  },
  table: {
    select: '选择模板',
    selectAll: '选择所有模板',
    selected: '已选择 {{maximum}} 个中的 {{chosen}} 个',
    loading: '正在加载模板',
  },
  defaults: {
    'quick-baseline': {
      name: '快速基线',
      description: '适用于任何租户的四项设置：禁止用户同意、审核日志、邮箱审核，以及外部邮件标记。',
    },
    'free-essentials': {
      name: '无需付费许可证的基本设置',
      description: '无论购买了什么，每个租户现在就能做到的：同意、来宾、设备和登录。',
    },
    'email-protection': {
      name: '邮件保护',
      description: '利用 Exchange Online 自带的功能，设置邮件的筛选、签名、转发和审核。',
    },
    'defender-protection': {
      name: '使用 Defender 防御高级威胁',
      description: '适用于拥有 Defender for Office 365 的租户：防范冒充、链接和文件威胁。',
    },
    'entra-p1-identity': {
      name: '使用 Entra ID P1 保护身份',
      description: '通过条件访问实现强登录，并采用能抵御攻击的验证方法和密码。',
    },
    'cis-hardening': {
      name: '按 CIS 加固',
      description: '与 CIS Microsoft 365 Foundations Benchmark 各章节对应的所有检查。',
    },
  },
} satisfies Translation<'zh', 'postureTemplates'>
