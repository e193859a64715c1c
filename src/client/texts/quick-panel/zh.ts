import type { Translation } from '../translation.ts'

export const quickPanel = {
  title: '快捷面板',
  notLoaded: '此设备上还没有快捷面板。下次有网络时即可使用。',
  tabs: { notifications: '通知', auditLogs: '审核日志', settings: '设置' },
  told: {
    purpose: '此设备最近收到的通知。',
    loading: '正在读取通知',
    empty: '尚未收到任何通知',
    emptyReason: '通知在每台设备上单独启用。启用后，最近的通知会列在此处，脱机时也可查看。',
  },
  changes: {
    purpose: '大约过去一天内在此设备上所做的更改。',
    loading: '正在读取更改',
    empty: '最近没有更改',
    emptyReason: '你在此设备上所做的更改，在服务器执行后会列在此处。',
    done: '已完成',
    pending_other: '{{count}} 项更改尚未完成',
  },
  settings: {
    purpose: '仅限此设备。',
    dark: '深色外观',
    darkHelp: '在此处选择之前，跟随设备设置。',
    compact: '紧凑表格',
    folded: '折叠菜单',
  },
} satisfies Translation<'zh', 'quickPanel'>
