import type { Translation } from '../translation.ts'

export const support = {
  search: '搜索标题、主题或说明',
  columns: {
    title: '标题',
    description: '说明',
    topic: '主题',
    updated: '更新日期',
    url: '地址',
  },
  table: {
    select: '选择此条目',
    selectAll: '选择所有条目',
    selected: '已选择 {{chosen}} / {{maximum}}',
    loading: '正在读取列表',
  },
  empty: {
    noneReason: '本站的运营者尚未提供任何内容。',
    unread: '此列表尚未在此设备上',
    unreadReason: '下次联网时会获取，之后将保留在此处。',
    filtered: '没有符合的内容',
    filteredReason: '没有条目包含这些字词。',
  },
  resources: {
    knowledgeBase: {
      purpose: '介绍此处工作方法的文章，在单独的标签页中打开。',
      none: '还没有文章',
    },
    bestPractices: {
      purpose: '在管理公司时行之有效的做法。文章在单独的标签页中打开。',
      none: '还没有最佳实践',
    },
    marketing: {
      purpose: '帮助您与客户谈论安全的资料。文件在单独的标签页中打开。',
      none: '还没有资料',
    },
    downloads: {
      purpose: '可带走的工具和文档。文件在单独的标签页中打开。',
      none: '还没有下载内容',
    },
  },
  ticket: {
    purpose: '您所写的内容会连同姓名和地址通过邮件发送给支持人员。',
    company: '涉及的公司',
    none: '不涉及公司',
    subject: '主题',
    text: '发生了什么，您期望的是什么',
    send: '发送',
    sent: '您的工单正在发送给支持人员。',
    offline: '此设备联网后即可发送工单。在此之前，您所写的内容会保留在这里。',
    failed: '工单未发送',
    unanswered: '没有得到响应。您所写的内容仍在这里。',
    own: '您写过的内容',
    ownHelp: '一年之内。答复会通过邮件发送。',
    nothing: '暂无。',
    unread: '无法读取。',
    loading: '正在读取您的工单',
    waits: '等待发送邮件',
    mailed: '正通过邮件发送',
    orMail: '或者自己写一封邮件：',
  },
  chat: {
    purpose: '与提供帮助的人交谈。您写的内容会发送给本站的聊天服务商。',
    none: '此处没有聊天',
    noneReason: '本站的运营者未提供聊天。发送邮件可联系到同样的人。',
    offline: '聊天需要网络',
    offlineReason: '此设备联网后即可开始。现在可以先写邮件。',
    ownTab: '在单独的标签页中打开',
  },
  solutions: {
    none: '本站的运营者尚未设置此解决方案。请咨询：',
    backup: {
      purpose: '将客户的数据副本保存在其租户之外。',
      help: '本产品之外的另一款产品，有自己的帐户。',
      note: 'Microsoft 仅在有限时间内保留已删除的邮件和文件。备份保留得更久，并能恢复因攻击或失误而丢失的内容。',
      open: '打开备份',
    },
    security_training: {
      purpose: '教会人们识别技术未能拦截的内容。',
      help: '本产品之外的另一款产品，有自己的帐户。',
      note: '简短的课程和无害的钓鱼邮件能在他人发现之前，找出谁需要帮助。',
      open: '打开培训',
    },
  },
  quickSetup: {
    purpose: '一步一步完成，直到此组织准备就绪。已完成的步骤会自动识别。',
    next: '下一步',
    later: '之后',
    done: '已完成',
    dismissed: '此处不需要',
  },
} satisfies Translation<'zh', 'support'>
