import type { Translation } from '../translation.ts'

export const organizations = {
  purpose: '此站点上每个组织的数字，以及各自开启的功能。',
  search: '查找组织',
  columns: {
    name: '组织',
    customers: '公司',
    users: '用户',
    devices: '设备',
    subscription: '订阅',
    features: '功能',
    created_at: '创建时间',
  },
  own: '本组织',
  readOnly: '测试帐户',
  unknown: '未知',
  on: '已开启 {{number}} 项，共 {{all}} 项',
  subscription: {
    none: '无',
    monthly: '{{plan}}，按月计费',
    yearly: '{{plan}}，按年计费',
    trialPlan: '试用版',
    until: '试用至 {{date}}',
    endedOn: '试用已于 {{date}} 结束',
    ended: '试用已结束',
  },
  figures: {
    all: '组织',
    trial: '试用中',
    lapsed: '没有有效订阅',
    readOnly: '测试帐户',
  },
  table: {
    select: '选择组织',
    selectAll: '选择所有组织',
    selected: '已选择 {{chosen}} 项，最多 {{maximum}} 项',
    loading: '正在读取组织',
  },
  export: {
    button: '导出为 CSV',
    nothing: '没有可导出的内容。',
    done_other: '已导出 {{count}} 个组织。',
  },
  empty: {
    notFound: '没有匹配的组织',
    notFoundReason: '没有名称包含这些字词的组织。',
    failed: '无法读取组织',
  },
  panel: {
    context: '组织',
    id: '组织 ID',
    numbersOnly: '你只能看到数字：公司、人员和用户的内容只属于该组织。',
    gone: '此组织不在这里',
    goneReason: '它已被移除，或该地址属于其他站点。',
  },
  notYet: '它所开启的内容尚未包含在此版本中：目前不会有任何变化。',
  features: {
    'posture-protect-m3': {
      name: '安全态势保护',
      effect: '在安全态势中显示保护选项卡。',
    },
    'discover-security': {
      name: '应用风险',
      effect: '开放“应用使用情况”下的“风险”页面。',
    },
    'engage-autopilot': {
      name: 'Engage 自动化',
      effect: '开放“离职计划”页面。',
    },
    'castellan-ai-assistant': {
      name: 'AI 助手',
      effect: '仅向产品管理员开放带有助手的开发页面。',
    },
    'defender-policies': {
      name: 'Defender 的策略',
      effect: '开放 Defender 策略及其模板的页面。',
    },
    intune: {
      name: '使用 Intune 管理设备',
      effect: '开放设备配置和合规性的页面。',
    },
    'secure-licensing': {
      name: 'Secure 许可',
      effect: '在尚未获得 Secure 许可的地方提示启用。',
    },
    'test-account': {
      name: '测试帐户',
      effect: '标记共享试用帐户所在的组织，其中的任何内容都不能更改。',
    },
    'scheduled-reports': {
      name: '计划报告',
      effect: '在菜单中显示计划报告。关闭时，服务器会拒绝相关请求。',
    },
    reporting: {
      name: '报告导出',
      effect: '提供威胁报告和摘要报告的导出。',
    },
    'auto-ignore': {
      name: '自动忽略',
      effect: '在员工页面提供导入设置，用于自动忽略人员。',
    },
    alerts: {
      name: '菜单中的警报',
      effect: '在菜单中显示警报。关闭时，仍可通过地址打开该页面。',
    },
  },
  warnings: {
    testAccountOn: '注意：开启后，该组织中的任何人都不能再更改任何内容。设备上等待发送的更改会被拒绝。',
    testAccountOff:
      '注意：关闭后，任何人都不能再通过该组织的共享试用帐户进入，而已使用该帐户登录的人可以进行更改。',
    assistantOn: '注意：每次使用助手都会产生费用。',
  },
  toggle: {
    on: {
      title: '为 {{organization}} 开启“{{feature}}”？',
      confirm: '开启',
      done: '已为 {{organization}} 开启“{{feature}}”。',
    },
    off: {
      title: '为 {{organization}} 关闭“{{feature}}”？',
      confirm: '关闭',
      done: '已为 {{organization}} 关闭“{{feature}}”。',
    },
    reach: '此设置对 {{organization}} 的所有人生效：在线设备立即生效，其他设备在下次连接服务器时生效。',
    noNetwork: '此操作需要网络：功能在服务器上开启和关闭，不会排队等待。',
  },
} satisfies Translation<'zh', 'organizations'>
