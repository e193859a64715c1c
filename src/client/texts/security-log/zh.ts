import type { Translation } from '../translation.ts'

export const securityLog = {
  purpose: '谁登录或被拒绝，以及对谁的帐户做了什么。事件保留一年。',
  columns: {
    event: '事件',
    at: '时间',
    actor: '人员',
    target: '对象',
    network: '来源',
    result: '结果',
    count: '次数',
  },
  filter: {
    add: '事件类型',
  },
  events: {
    signIn: {
      succeeded: '已登录',
      refused: '登录被拒绝',
    },
    secondFactor: {
      refused: '第二重验证被拒绝',
      set: '已设置第二重验证',
      removed: '已移除第二重验证',
    },
    password: {
      changed: '已更改密码',
      reset: '已重置密码',
    },
    session: {
      endedElsewhere: '已在所有其他设备上退出登录',
      tokenReused: '因使用了旧的登录副本而结束',
    },
    device: {
      signedOut: '已退出设备',
    },
    user: {
      added: '已添加用户',
      changed: '已更改用户',
      removed: '已删除用户',
    },
    organization: {
      secondFactorDemanded: '要求所有人使用第二重验证',
    },
    alerts: {
      webhookSet: '警报发送到 Webhook',
      webhookRemoved: '已移除警报的 Webhook',
      recipientsSet: '添加警报邮件收件人',
      recipientsRemoved: '移除警报邮件收件人',
    },
    integration: {
      peopleRemoved: '已删除从目录读取的人员信息',
    },
    agent: {
      keyMade: '已创建代理的许可证密钥',
    },
    account: {
      lockedDown: '帐户已锁定',
      released: '帐户已解除锁定',
    },
    access: {
      refused: '访问被拒绝',
    },
  },
  reasons: {
    wrongPassword: '密码错误',
    lockedOut: '此帐户的错误尝试过多',
    tooManyRequests: '该来源的尝试过多',
    disabled: '帐户已停用',
    unconfirmed: '地址未确认',
    resetRequired: '需要重置密码',
    expired: '临时密码已过期',
    wrongCode: '验证码错误',
    codeUsed: '验证码已使用过',
    unknownAccount: '没有此帐户',
    secondFactorNeeded: '需要第二重验证',
    unverified: '并非在此浏览器中开始',
    noPermission: '没有权限',
    protectedUser: '不能更改此用户',
    featureOff: '功能已关闭',
    readOnly: '共享试用帐户',
    withdrawn: '不再要求',
  },
  members: {
    name: '姓名',
    role: '角色',
    permissions: '权限',
    companies: '公司',
    signIn: '登录方式',
    disabled: '不再允许登录',
    enabled: '重新允许登录',
  },
  done: '完成',
  refused: '已拒绝',
  unknownNetwork: '未知',
  times: '{{number}} 次',
  older: '显示更早的事件',
  end: '没有更早的事件。',
  table: {
    select: '选择事件',
    selectAll: '选择所有事件',
    selected: '已选择 {{chosen}} 项，最多 {{maximum}} 项',
    loading: '正在读取安全日志',
  },
  empty: {
    title: '尚未发生任何事件',
    reason: '登录、拒绝和用户更改从现在起显示在此处。',
    notFound: '没有此类事件',
    notFoundReason: '过去一年没有发生此类事件。',
    clear: '显示所有类型',
    failed: '无法读取安全日志',
    unreachable: '服务器没有响应。请稍后重试。',
  },
  stale: {
    newest: '无法重新读取日志。这是上次读取的内容。',
    older: '无法读取更早的事件。',
  },
} satisfies Translation<'zh', 'securityLog'>
