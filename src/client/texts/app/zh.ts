import type { Translation } from '../translation.ts'

export const app = {
  updateReady: '此设备上已有 Castellan 的新版本。',
  updated: '此设备上的 Castellan 已更新。',
  updatedElsewhere: 'Castellan 已在另一个窗口中更新。请在此处也重新加载。',
  updateHeld: '另一个窗口中有未保存的输入。请先在那里保存或放弃，然后再更新。',
  reload: '重新加载以更新',
  notices: '通知',
  notFoundTitle: '此处出现问题',
  notFoundReason: '此地址没有页面。',
  toStart: '转到起始页',
  denied: '你无权打开此页面。你的组织的管理员可以更改。',
  off: '你的组织已关闭此功能。',
  upgradeTitle: '你的套餐不包含此项',
  upgradeReason: '升级套餐后即可使用。你的组织的所有者可以进行升级。',
  trialTitle: '试用期已结束',
  trialReason: '没有丢失任何内容。你的组织的所有者可以选择套餐以继续使用。',
  welcomeTitle: '欢迎，{{name}}',
  welcomeReason: {
    inMenu: '您在 {{organization}} 的页面都在菜单中。',
    noPermission: '{{organization}} 尚未向你开放任何页面。你的组织的管理员可以授予你权限。',
    upgrade:
      '{{organization}} 的套餐不包含你有权打开的页面。升级套餐后即可使用。你的组织的所有者可以进行升级。',
    missingSubscription: '{{organization}} 尚未订阅，因此没有可以打开的页面。你的组织的所有者可以选择套餐。',
  },
  scheduleCall: '预约通话',
  failedTitle: '无法显示此页面',
  failedReason: '有一部分未能加载，或出现了错误。此设备上等待的内容不会丢失。',
  startSlow: '尚未打开。如果没有任何反应，请重新加载页面。在此设备上等待的内容不会丢失。',
  startFailedTitle: '无法打开 Castellan',
  startFailedReason: '有一部分未能加载。此设备上等待的内容不会丢失：有网络连接时请重新加载页面。',
} satisfies Translation<'zh', 'app'>
