import type { Translation } from '../translation.ts'

export const checklist = {
  title: '入门',
  progress: '已完成 {{complete}}/{{total}}',
  loading: '正在读取清单',
  none: '尚无清单。',
  noneReason: '它会随服务器的首批数据到达。',
  open: '待办',
  complete_other: '{{count}} 项已完成',
  dismissed_other: '{{count}} 项已隐藏',
  allDone: '所有内容均已设置。',
  dismiss: '隐藏“{{title}}”',
  restore: '重新显示“{{title}}”',
  restoreShort: '重新显示',
  noPermission: '你没有此操作的权限。',
  notKept: '此设备无法保存更改。没有任何更改。',
  status: {
    COMPLETE: '已完成',
    PARTIALLY_COMPLETE: '部分完成',
    INCOMPLETE: '待办',
  },
  moreInfo: '了解更多',
  link: {
    direct: '连接一家公司',
    partner: '通过合作伙伴中心连接',
    tenants: '打开合作伙伴租户',
    integrations: '打开集成',
    addUser: '添加用户',
    countries: '设置国家/地区',
    branding: '打开外观',
  },
  items: {
    INTEGRATE_TO_MICROSOFT: {
      title: '连接 Microsoft 365',
      description: '每家公司都从自己的租户读取：人员、产品和登录。',
      detail: '已连接 {{done}}/{{total}} 家公司',
    },
    MAP_CSP_TENANTS: {
      title: '映射合作伙伴租户',
      description: '指定合作伙伴中心的哪个租户属于哪家公司。',
      detail: '已映射 {{done}}/{{total}} 个租户',
    },
    INTEGRATE_TO_PSA: {
      title: '连接工单系统',
      description: '警报会成为工单，出现在团队日常使用的系统中。',
      detail: '已连接到 {{name}}',
    },
    ADD_SYSTEM_USER: {
      title: '邀请同事',
      description: '系统用户只会获得你授予的区域。',
      detail_other: '{{count}} 名系统用户',
    },
    ADD_OPERATING_COUNTRIES: {
      title: '设置运营国家/地区',
      description: '来自其他国家/地区的登录会触发警报。',
      detail: '{{done}}/{{total}} 家公司有自己的设置',
    },
    SCHEDULE_REPORT: {
      title: '计划报告',
      description: '无需询问，客户即可了解为其完成的工作。',
      detail_other: '已计划 {{count}} 份报告',
    },
    ADD_CUSTOM_BRANDING: {
      title: '添加品牌',
      description: '报告和邮件使用你的名称和颜色。',
    },
  },
} satisfies Translation<'zh', 'checklist'>
