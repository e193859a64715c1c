import type { Translation } from '../translation.ts'

export const notifications = {
  title: '此设备上的通知',
  purpose: '有内容需要查看时，此设备会通知你，即使 Castellan 已关闭。',
  policy: '通知包含多少内容由组织的规则决定。',
  looking: '正在检查此设备',
  off: '关。此设备保持静默。',
  on: '开。此设备会收到需要查看的内容。',
  blocked: '已被此浏览器阻止。',
  blockedHelp: '请在浏览器设置中允许此站点的通知，然后重新打开。',
  impossible: '此处无法使用。',
  reasons: {
    unsupported: '此浏览器无法接收通知。在 iPhone 或 iPad 上，请先将应用添加到主屏幕。',
    noServiceWorker: '接收通知的部分未安装，例如在无痕窗口中。请在有网络的地方重新加载页面。',
    noPushKey: '此服务器不发送通知。',
    noPushService: '此浏览器无法连接到可传送通知的服务。',
  },
  test: '发送测试',
  working: { turningOn: '正在启用', turningOff: '正在停用', testing: '正在发送测试' },
  tested: '测试已发出。它会很快按浏览器的样式显示。',
  problems: {
    dismissed: '浏览器的询问未得到回答。没有任何更改。',
    unreachable: '此操作需要服务器，但无法连接。没有任何更改。',
    refused: '服务器未接受此设备。请重新登录；没有任何更改。',
    failed: '浏览器执行失败。没有任何更改；请重试。',
    notSent: '传送通知的服务现在不接受通知。请稍后重试。',
    forgotten: '浏览器的订阅已结束。请重新启用通知。',
    stillTold: '此浏览器现已静默。服务器下次尝试发送时会得知。',
  },
  answered_other: '{{count}} 个对通知的响应已保存在此设备上，有网络后发送。',
} satisfies Translation<'zh', 'notifications'>
