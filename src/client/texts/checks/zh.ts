import type { CheckTexts } from './en.ts'

export const checks = {
  'admin-consent-workflow-on': {
    name: '管理员同意工作流已启用并有审阅者',
    why: '用户不能自行同意时，需要有地方提出申请。没有审阅者、邮件和提醒，申请就会搁置，用户会另寻捷径。',
  },
  'admin-portals-need-a-second-factor': {
    name: '管理员访问管理门户需要 MFA',
    why: '只要猜到或窃取管理员密码，就能打开管理门户或 Azure 管理，进而控制租户。',
  },
  'admin-self-service-reset-off': {
    name: '管理员不能使用自助式密码重置',
    why: '控制了管理员的手机和私人邮箱的人，可以重置密码并接管帐户。',
  },
  'administrator-sessions-limited': {
    name: '管理员会话最长 4 小时',
    why: '从管理员浏览器窃取的令牌可以使用数周。持久性浏览器会话在关闭浏览器后仍然有效。',
  },
  'administrators-need-a-second-factor': {
    name: '管理员访问所有应用都需要 MFA',
    why: '否则，只要猜到或窃取管理员密码，就能在世界任何地方接管租户。',
  },
  'administrators-use-phishing-resistant-methods': {
    name: '管理员使用防网络钓鱼的 MFA',
    why: '验证码和推送提示可以通过伪造的登录页面转发。通行密钥、Windows Hello 和证书则不行。',
  },
  'app-certificates-short-lived': {
    name: '应用证书的有效期不超过 180 天',
    why: '泄露的证书在过期之前一直可以用来访问应用，可能长达多年。',
  },
  'app-passwords-blocked': {
    name: '已阻止为应用添加客户端密码',
    why: '客户端密码会留在脚本、工单和代码库中，谁找到它，谁就能以应用的身份登录。证书和托管标识不会这样被复制。',
  },
  'app-passwords-short-lived': {
    name: '应用的客户端密码有效期不超过 180 天',
    why: '客户端密码泄露后没有人会察觉。有效期越长，他人冒用应用的时间就越长。',
  },
  'authentication-transfer-blocked': {
    name: '已阻止身份验证传输',
    why: '已登录的会话可以通过二维码转移到手机。谁看到这个二维码，谁就能把会话带到无人管理的设备上。',
  },
  'authenticator-lite-off': {
    name: 'Authenticator Lite 已关闭',
    why: 'Outlook 中的批准提示既不显示应用，也不显示登录位置，因此很容易误批他人的请求。',
  },
  'authenticator-shows-context': {
    name: 'Microsoft Authenticator 显示应用和位置',
    why: '没有这些信息，攻击者触发的提示与用户自己的提示看起来一样。',
  },
  'banned-passwords-enforced': {
    name: '已强制使用自定义禁止密码列表',
    why: '用户常用公司、产品和城市的名称组成密码，而攻击者最先尝试的正是这些。',
  },
  'bookings-pages-limited': {
    name: '并非每个用户都能发布 Bookings 页面',
    why: '公开的预订页面带有公司名称，并向陌生人索取个人信息。冒充员工的人可以借此显得真实可信。',
  },
  'calendars-not-shared-with-everyone': {
    name: '日历不能与任何人随意共享',
    why: '面向匿名用户或所有域的共享策略，让用户可以公开自己的行踪和会面对象，为逼真的钓鱼邮件提供素材。',
  },
  'connection-allow-list-empty': {
    name: '连接筛选器的 IP 允许列表为空',
    why: '来自列表中地址的邮件会跳过垃圾邮件筛选和发件人身份验证。共用或被劫持的地址可以投递任何内容。',
  },
  'connection-safe-list-off': {
    name: '连接筛选器的安全列表已关闭',
    why: '它依据客户既看不到也无法控制的第三方列表，让邮件跳过垃圾邮件筛选。',
  },
  'customer-lockbox-on': {
    name: '客户密码箱已启用',
    why: '如未启用，Microsoft 工程师可以在处理支持案例时打开内容，而无需客户批准。',
  },
  'dangerous-attachments-blocked': {
    name: '常见附件筛选器会阻止可执行文件',
    why: '邮件中的程序附件只需双击即可运行。扫描程序可能还不认识新的恶意软件，但文件类型会暴露它。',
  },
  'delivered-threats-removed': {
    name: '电子邮件的零小时自动清除 (ZAP) 已启用',
    why: '有些邮件在送达之后才被识别为垃圾邮件、钓鱼邮件或恶意软件。没有 ZAP，它们会留在邮箱里，直到有人点击。',
  },
  'device-code-flow-blocked': {
    name: '已阻止设备代码流',
    why: '攻击者发起登录，再把代码发给用户。用户在真正的 Microsoft 页面输入后，攻击者就得到了已通过 MFA 的会话。',
  },
  'device-enrolment-asks-every-time': {
    name: 'Intune 注册每次都要求重新登录',
    why: '攻击者可以用窃取的会话注册自己的设备，之后该设备会被视为受管理。',
  },
  'device-join-limited': {
    name: '将设备加入 Microsoft Entra 受到限制',
    why: '如果人人都能加入设备，持有一个被盗帐户的攻击者也能，其设备会被当作公司设备。',
  },
  'device-registration-needs-a-second-factor': {
    name: '注册设备需要 MFA，且只在一处要求',
    why: '只凭一个被盗的密码，攻击者就能添加自己的设备并借此保持访问权。如果设备设置和条件访问同时要求，策略就不能按预期生效。',
  },
  'devices-are-compliant': {
    name: '至少 90% 的受管设备合规',
    why: '缺少更新、加密或防护的设备正是恶意软件的入口。这类设备的比例上升，说明虽有策略，却无人跟进。',
  },
  'devices-per-user-limited': {
    name: '每个用户最多可注册 20 台设备',
    why: '如果上限过高，一个被盗帐户就能让目录充满来历不明的设备。',
  },
  'devices-without-policy-not-compliant': {
    name: '没有合规性策略的设备视为不合规',
    why: '否则，从未检查过的设备会被视为合规，并通过条件访问。',
  },
  'direct-send-rejected': {
    name: '已拒绝直接发送',
    why: '互联网上的任何人都可以不经身份验证投递自称来自客户域的邮件，而这些邮件会像内部邮件一样到达邮箱。',
  },
  'directory-matching-blocked': {
    name: '已阻止软匹配和硬匹配接管',
    why: '能在本地目录中创建帐户的人，可以将其与云帐户（例如管理员的帐户）匹配并接管。',
  },
  'dkim-signing-on': {
    name: '每个域都使用 DKIM 为邮件签名',
    why: '未签名的邮件更容易被判为垃圾邮件，DMARC 也只能依靠转发时会失效的 SPF。短于 2048 位的密钥可能强度不足。',
  },
  'email-codes-off': {
    name: '电子邮件一次性密码已关闭',
    why: '一旦有人能读取该邮箱，发到邮箱里的代码就证明不了任何事情。',
  },
  'email-self-sign-up-off': {
    name: '基于电子邮件的自助注册已关闭',
    why: '任何拥有该域地址的人都可以在 IT 不知情的情况下，在租户中创建帐户或订阅。',
  },
  'emergency-accounts-left-out': {
    name: '每个条件访问策略都排除了一个紧急访问帐户',
    why: '否则，一个错误的策略或一次 MFA 故障就会把所有管理员锁在外面，再也没有人能够补救。',
  },
  'everyone-needs-a-second-factor': {
    name: '所有人访问所有应用都需要 MFA',
    why: '密码会被猜中、被钓走、被重复使用。大多数被接管的帐户除此之外毫无保护。',
  },
  'everyone-signs-in-again': {
    name: '登录频率适用于所有人',
    why: '如果没有设置，丢失或共用设备上的会话几乎会无限期地持续下去。',
  },
  'exchange-web-services-off': {
    name: 'Exchange Web 服务已关闭或仅限允许列表',
    why: '任何持有令牌的应用都能通过 EWS 读取整个邮箱。攻击者喜欢利用它，而 Microsoft 正在停用它。',
  },
  'excluded-groups-covered-elsewhere': {
    name: '被 MFA 排除的组由其他策略覆盖',
    why: '例外往往是匆忙中设置的，之后便被遗忘。这类组中的人只凭密码就能登录。',
  },
  'external-forwarding-off': {
    name: '自动转发到外部已关闭',
    why: '转发是攻击者最先在邮箱中设置的内容之一。即使更改了密码，所有邮件的副本仍会悄悄流出公司。',
  },
  'external-second-factor-trusted': {
    name: '信任来宾主租户的 MFA',
    why: '否则来宾必须在这里再注册一个第二因素。换手机后就会丢失，策略也会为来宾增加例外。',
  },
  'external-sender-tag-on': {
    name: 'Outlook 会标记来自外部发件人的邮件',
    why: '没有标记，冒充领导的邮件看起来就像来自内部。',
  },
  'external-sharing-limited': {
    name: 'SharePoint 最多只与现有来宾共享',
    why: '更宽松的设置允许用户创建新来宾或无需登录的链接。事后没有人知道谁拥有这些文件。',
  },
  'few-global-administrators': {
    name: '有 2 到 4 名全局管理员',
    why: '只有一名时，一旦被锁定便无法恢复。每多一名，就多一个失守即失去租户的帐户。',
  },
  'forms-scanned-for-phishing': {
    name: 'Microsoft Forms 会扫描表单中的网络钓鱼',
    why: '攻击者用一个被盗帐户就能制作向同事索要密码的表单。它来自内部，又托管在 Microsoft，因此大家会信以为真。',
  },
  'global-administrator-needs-approval': {
    name: '激活全局管理员需要审批',
    why: '否则，掌握了合格帐户的攻击者可以自行获得最高角色，而无需征得任何人同意。',
  },
  'global-administrators-not-local': {
    name: '设备加入时全局管理员不会成为本地管理员',
    why: '全局管理员登录终端会在上面留下凭据，可能被恶意软件窃取。',
  },
  'google-administrators-have-a-second-factor': {
    name: '每个超级管理员都有第二因素',
    why: '超级管理员的密码一旦被猜中或被盗，公司的所有邮箱和文件都会被打开。',
  },
  'google-administrators-use-passkeys': {
    name: '超级管理员只能用安全密钥登录',
    why: '验证码和提示可经由伪造的登录页转发，安全密钥和通行密钥则不能。',
  },
  'google-attachment-protection-on': {
    name: 'Gmail 防范危险附件',
    why: '加密压缩包、脚本和异常文件类型是恶意软件绕过扫描的途径。',
  },
  'google-automatic-forwarding-off': {
    name: '用户不能自动转发邮件',
    why: '一旦有人进入邮箱，就会设置转发，改密码之后仍能继续阅读。',
  },
  'google-calendars-show-no-details': {
    name: '外部人员只能看到日历的忙闲状态',
    why: '客户名称、会议链接和出行计划能帮助攻击者写出可信的邮件。',
  },
  'google-chat-with-outsiders-limited': {
    name: '与外部的聊天仅限已知域名',
    why: '聊天中的陌生人看起来像同事，而邮件过滤器不会检查他们发来的内容。',
  },
  'google-drive-files-not-public': {
    name: '文件不能对知道链接的任何人可见',
    why: '链接会在聊天、浏览器和转发的邮件中流传，持有者无需登录即可阅读文件。',
  },
  'google-drive-files-private-at-first': {
    name: '新文件仅所有者可见',
    why: '从一开始就对所有人开放的内容，只要接管任何一个帐号就能找到。',
  },
  'google-drive-sharing-limited': {
    name: '文件只能与已知域名共享',
    why: '如果可以与任何人共享，被盗帐号就能不留痕迹地把一切复制到私人帐号。',
  },
  'google-enrolment-within-a-week': {
    name: '新用户最多有一周时间设置第二因素',
    why: '在此之前只需密码，无人使用的帐号会一直如此。',
  },
  'google-few-super-administrators': {
    name: '超级管理员为两到八人',
    why: '只有一人可能会被锁在外面，人多则没人注意到被滥用或遗忘的帐号。',
  },
  'google-imap-and-pop-off': {
    name: '不能通过 IMAP 或 POP 读取邮件',
    why: '旧邮件程序会取走整个邮箱，其保存的内容不受公司控制。',
  },
  'google-less-secure-apps-off': {
    name: '安全性较低的应用不能登录',
    why: '这些应用只用密码登录，密码被猜中就能打开邮箱，第二因素形同虚设。',
  },
  'google-links-checked': {
    name: 'Gmail 检查邮件中的链接和图片',
    why: '短网址和图片会隐藏链接的去向和加载的内容。',
  },
  'google-mail-scanned-before-delivery': {
    name: '可疑邮件在投递前接受更严格的扫描',
    why: '先投递后判断的钓鱼邮件往往已经被阅读。',
  },
  'google-marketplace-apps-restricted': {
    name: '用户只能安装经批准的 Marketplace 应用',
    why: '应用会读取安装者的邮件和文件，改密码之后仍会继续。',
  },
  'google-passwords-long': {
    name: '密码至少 12 个字符',
    why: '短密码靠尝试就能找到，找到后即可打开没有第二因素的一切。',
  },
  'google-passwords-not-reused': {
    name: '不能重复使用旧密码',
    why: '曾被盗的密码，只要本人改回去就又有效。',
  },
  'google-passwords-strong': {
    name: '强制使用强密码',
    why: '泄露密码列表中的密码会最先被尝试。',
  },
  'google-second-factor-enforced': {
    name: '所有人都需要第二因素',
    why: '否则，被猜中或被盗的密码就足以读取邮件和文件。',
  },
  'google-sessions-limited': {
    name: '用户最多 12 小时后重新登录',
    why: '从浏览器窃取的会话在结束前一直可用。',
  },
  'google-sms-codes-off': {
    name: '不接受短信或电话验证码',
    why: '电话号码可能在运营商处被接管，验证码也会被念给来电者听。',
  },
  'google-spoofing-protection-on': {
    name: 'Gmail 防范伪造发件人',
    why: '看似来自上司的邮件会被付款、打开和相信。',
  },
  'google-super-administrator-recovery-off': {
    name: '超级管理员不能自行恢复帐号',
    why: '控制了超级管理员的手机或私人邮箱，就能接管整个公司。',
  },
  'google-takeout-off': {
    name: '用户不能导出全部数据',
    why: '借助 Takeout，被盗的会话可以一次下载整个邮箱和所有文件。',
  },
  'google-unknown-apps-blocked': {
    name: '未经批准的应用被阻止',
    why: '只需点一次“允许”，陌生应用就获得改密码也关不掉的入口。',
  },
  'google-user-recovery-off': {
    name: '用户不能自行恢复帐号',
    why: '接管电话号码或私人邮箱的人可以重置工作帐号的密码。',
  },
  'group-creation-restricted': {
    name: 'Microsoft 365 组的创建受到限制',
    why: '每个组都会带来邮箱、网站，通常还有团队。如不加控制，无主的组会越积越多，数据散落在无人关注的地方。',
  },
  'groups-are-private': {
    name: '没有公共的 Microsoft 365 组',
    why: '公司里的任何人都可以加入公共组，查看其中的文件、邮件和聊天。大多数公共组只是因为没有人考虑过。',
  },
  'guest-directory-access-limited': {
    name: '来宾对目录的访问受限',
    why: '如果来宾拥有成员的权限，就可以读取所有用户、组和角色，并挑选目标。',
  },
  'guest-invitations-limited': {
    name: '只有管理员和来宾邀请者可以邀请来宾',
    why: '任何人都能邀请时，来宾会留在目录中，其访问权限既无人决定，也无人审查。',
  },
  'guests-cannot-own-groups': {
    name: '来宾不能拥有组',
    why: '所有者可以添加成员，从而授予访问权限。公司以外的人不应有此权力。',
  },
  'guests-cannot-reshare': {
    name: '来宾不能共享不属于自己的内容',
    why: '来宾可能把文件再传给他人，客户便无从知道文件在谁手中。',
  },
  'guests-hold-no-privileged-role': {
    name: '没有来宾拥有高特权角色',
    why: '来宾的密码、MFA 和设备都由另一个组织掌管。那里一旦失守，本租户也随之失守。',
  },
  'guests-need-a-second-factor': {
    name: '来宾访问所有应用都需要 MFA',
    why: '来宾如何保护密码不得而知。在合作伙伴处被盗的密码，可以打开与其共享的数据。',
  },
  'impersonation-protection-on': {
    name: '反钓鱼策略可检测冒充行为',
    why: '来自相似名称和域的邮件能通过普通的垃圾邮件筛选，结果往往是把款项付到错误的账户。',
  },
  'inactive-accounts-blocked': {
    name: '已阻止 30 天未使用的帐户',
    why: '被遗忘的帐户仍保有访问权限，别人开始使用它时也无人察觉。',
    advice:
      '帐户 30 天未使用即视为不活动。组织通常采用 90 到 180 天。服务帐户可能很少登录：阻止之前请逐一查看。',
  },
  'inactive-devices-cleaned-up': {
    name: 'Intune 最迟在设备不活动 90 天后将其移除',
    why: '失效的记录会掩盖真正缺少更新的设备，报告中也会计入早已不存在的设备。',
  },
  'internal-malware-senders-reported': {
    name: '内部发件人发送恶意软件时会通知管理员',
    why: '来自内部的恶意软件说明有帐户或设备已被入侵。如无通知，它会继续扩散。',
  },
  'invitation-domains-restricted': {
    name: '只能邀请来自已批准域的来宾',
    why: '没有列表，用户会邀请任何人，包括私人邮箱。对方换工作后，也没有人停用这个帐户。',
  },
  'invitations-bound-to-accounts': {
    name: 'SharePoint 邀请只能由受邀帐户接受',
    why: '否则，收到转发邀请的任何人都能用其他帐户接受，来宾列表也就无法说明谁拥有访问权。',
  },
  'legacy-authentication-blocked': {
    name: '已阻止旧式身份验证',
    why: '旧协议不支持 MFA，密码喷射攻击只凭密码就能得逞。',
    advice: '99% 的密码喷射攻击和 97% 的撞库攻击都利用旧式身份验证。关闭它的组织，帐户被盗用的情况减少 67%。',
  },
  'links-checked': {
    name: '安全链接会检查电子邮件、Teams 和 Office 中的链接',
    why: '攻击者常常在邮件送达之后才更换网页内容。点击时不检查，用户就会进入该页面。',
  },
  'local-administrator-passwords-managed': {
    name: '已在 Microsoft Entra 中启用 Windows LAPS',
    why: '如果各处的本地管理员密码都相同，一台设备被攻破，其余设备也会随之被打开。',
  },
  'mail-tips-on': {
    name: '邮件提示会警告外部收件人和大量收件人',
    why: '没有提示，用户发送之后才发现邮件发到了外部或数百人手中。收件人达到 25 人时就应显示提示。',
  },
  'mailbox-auditing-on': {
    name: '组织已启用邮箱审核',
    why: '如未启用，事件发生后没有人能说清哪些邮件被读取、删除或发送。',
  },
  'managed-device-required': {
    name: '条件访问要求使用受管理的设备',
    why: '不受管理的设备可能未加密、未打补丁或已感染，而公司的数据和令牌会留在上面。',
  },
  'methods-policy-migrated': {
    name: '已完成到身份验证方法策略的迁移',
    why: '在完成之前，旧的 MFA 和 SSPR 设置仍然有效，在新策略中关闭的方法也仍可使用。',
  },
  'modern-authentication-on': {
    name: 'Exchange Online 已启用新式身份验证',
    why: '如未启用，Windows 版 Outlook 即使能够连接，也会以不支持 MFA 和条件访问的方式登录。',
  },
  'named-locations-used': {
    name: '已定义命名位置，且策略正在使用',
    why: '没有已知的办公地点或国家/地区，策略就无法区分办公桌前的登录和另一个大洲的登录。',
  },
  'no-allowed-senders': {
    name: '反垃圾邮件策略中没有允许的发件人或域',
    why: '发件人地址可以伪造。以受允许者名义发来的邮件会跳过大部分筛选。',
  },
  'no-app-can-make-administrators': {
    name: '没有应用能为自己或他人授予管理员角色',
    why: '有了这类权限，谁找到该应用的一个机密，谁就成了全局管理员，无需 MFA，也无需任何人登录。',
  },
  'no-mailbox-bypasses-auditing': {
    name: '没有邮箱绕过审核',
    why: '设置了绕过的帐户可以在邮箱中读取和删除内容而不留痕迹。',
  },
  'no-mailbox-forwards-outside': {
    name: '没有邮箱将邮件转发到外部',
    why: '攻击者设置的转发地址会在更改密码之后长期继续外发副本。员工设置的转发则会把公司邮件带到私人邮箱。',
  },
  'no-permanent-privileged-roles': {
    name: '特权角色没有永久分配',
    why: '永久角色随时供盗取帐户的人使用。只有两个紧急访问帐户应长期持有全局管理员角色。',
  },
  'no-rule-lets-domains-through': {
    name: '没有邮件流规则让域免于垃圾邮件筛选',
    why: '为某个域设置 SCL -1 的规则，也会放行所有伪造该域的人。',
  },
  'on-premises-passwords-protected': {
    name: '已在 Active Directory 中强制执行密码保护',
    why: '在审核模式下，弱密码只会被记录。它们在本地被接受，并同步到云中。',
  },
  'one-drive-sync-restricted': {
    name: 'OneDrive 仅在已知域的设备上同步',
    why: '否则用户会把整个库复制到私人电脑上，离职后仍留在那里。',
  },
  'outbound-spam-limited': {
    name: '出站垃圾邮件会受到限制、阻止和上报',
    why: '被劫持的邮箱一小时可发送数千封邮件，使整个域被列入阻止列表。',
  },
  'passkeys-on': {
    name: '通行密钥 (FIDO2) 已启用并强制证明',
    why: '没有通行密钥，用户只能使用可被钓鱼的方法。不强制证明，来历不明的密钥也会被接受。',
  },
  'password-hashes-synchronized': {
    name: '密码哈希同步已启用',
    why: '如未启用，本地服务器宕机或被加密时便没有备用登录方式，Microsoft 也无法报告泄露的密码。',
  },
  'passwords-do-not-expire': {
    name: '密码不会过期',
    why: '强制更改会产生容易预测的密码，例如在旧密码后换一个数字。',
  },
  'personal-devices-cannot-enroll': {
    name: '默认情况下不能注册个人设备',
    why: '纳入管理的私人设备会被视为公司设备。它获得相应的应用、数据和访问权，却仍由其所有者或攻击者掌控。',
  },
  'phishing-reportable': {
    name: '用户可以在 Outlook 中报告钓鱼邮件',
    why: '如果没有报告渠道，即使有人识破，同一封邮件仍会继续欺骗同事。',
  },
  'preset-security-policies-on': {
    name: '预设安全策略保护所有人',
    why: '手工制定的策略会过时，未被涵盖的用户只有默认设置。预设策略会自动跟进新的威胁。',
  },
  'privileged-accounts-of-the-cloud': {
    name: '特权帐户仅存在于云中',
    why: '谁控制了本地目录，谁就控制了从中同步的每个帐户。云管理员不应在其中。',
  },
  'qr-codes-off': {
    name: '二维码身份验证已关闭',
    why: '打印的二维码加 PIN 比密码加 MFA 更弱：二维码可以被拍照，而 PIN 很短。',
  },
  'registering-users-not-local-administrators': {
    name: '加入设备不会让每个人都成为本地管理员',
    why: '有了本地管理员权限，恶意软件可以关闭防护并驻留，用户也能绕过各种规定。',
  },
  'registration-campaign-on': {
    name: '注册活动已启用',
    why: '如果没有人提醒设置更好的方法，用户会一直使用短信和电话。',
  },
  'resource-mailboxes-blocked': {
    name: '无人能登录会议室和设备邮箱',
    why: '这些邮箱的密码没有人知道，也没有人更改，通常也没有 MFA。正因为无人关注，攻击者才会利用它们。',
  },
  'retired-grant-not-used': {
    name: '没有策略使用“需要批准的客户端应用”',
    why: '依赖这一已停用控件的策略，保护力不如表面所见。应改为要求应用保护策略。',
  },
  'risks-in-separate-policies': {
    name: '用户风险和登录风险分属不同的策略',
    why: '同时设置两个条件的策略只有在两者都满足时才生效，大多数有风险的登录都会漏过。',
  },
  'risky-agents-blocked': {
    name: '高风险 AI 智能体会被阻止',
    why: '被误导或被接管的智能体会凭其权限日夜行动，速度超过任何人。Microsoft 能发现风险，但只有策略能阻止它。',
  },
  'risky-app-consent-blocked': {
    name: '用户不能同意有风险的应用',
    why: '同意钓鱼索取的是访问权限而不是密码。MFA 无济于事，更改密码后访问权限仍然保留。',
  },
  'risky-sign-ins-handled': {
    name: '高风险登录会被阻止或需要 MFA',
    why: 'Microsoft 能识别攻击，但没有策略时登录照样成功。',
  },
  'risky-users-handled': {
    name: '高风险用户会被阻止或必须更改密码',
    why: '已知泄露的密码会一直可用，直到有人查看报告。',
  },
  'security-defaults-or-policies-on': {
    name: '安全默认值或条件访问策略已启用',
    why: '两者都未启用时，没有任何机制要求 MFA，也没有任何机制阻止旧式身份验证：保护租户的只有密码。',
    advice: '启用了条件访问策略时，无法启用安全默认值。启用后，用户有 14 天的宽限期来注册 MFA。',
  },
  'security-info-registration-protected': {
    name: '安全信息的注册受到保护',
    why: '攻击者可以用窃取的密码把自己的手机注册为第二因素，此后就能通过 MFA。',
  },
  'sender-policies-honored': {
    name: '未通过 DMARC 的邮件按域所有者的要求处理',
    why: '域所有者会公布应如何处理伪造邮件。如果忽略其策略，以银行名义发来的邮件照样会进入收件箱。',
  },
  'session-tokens-protected': {
    name: '令牌保护将会话绑定到设备',
    why: '从计算机复制的会话令牌在任何地方都能使用，且已通过 MFA。绑定到设备后，对窃贼便毫无价值。',
  },
  'shared-files-scanned': {
    name: '安全附件会扫描 SharePoint、OneDrive 和 Teams',
    why: '库中受感染的文件会危及每个打开它的人。没有安全文档，用户会为未经检查的文件退出受保护的视图。',
  },
  'shared-mailboxes-blocked': {
    name: '无人能直接登录共享邮箱',
    why: '成员用自己的帐户打开共享邮箱。若它有自己的密码，就会被四处传递、从不更改，事后也无人知道是谁用过。',
  },
  'sharepoint-idle-sign-out': {
    name: 'SharePoint 在一小时内注销空闲用户',
    why: '在共用电脑上，下一个人可以看到前一个人的文件。',
  },
  'sharepoint-legacy-authentication-off': {
    name: '不使用新式身份验证的应用无法访问 SharePoint',
    why: '旧客户端只凭密码登录，绕过 MFA 和条件访问。',
  },
  'sharing-domains-restricted': {
    name: 'SharePoint 仅与允许的域共享',
    why: '没有列表，用户会与私人邮箱以及任何开口索要的人共享。',
  },
  'sign-ins-limited-by-country': {
    name: '已阻止来自无业务国家/地区的登录',
    why: '大多数攻击来自公司没有人员的地方。阻止这些国家/地区，许多攻击在尝试密码之前就已结束。',
  },
  'smart-lockout-strict': {
    name: '智能锁定在 10 次失败内锁定至少一分钟',
    why: '阈值越高、锁定时间越短，猜测密码的人每小时可尝试的次数就越多。',
  },
  'sms-codes-off': {
    name: '短信已不作为身份验证方法',
    why: '短信可能被截获、通过 SIM 卡调换被转走，或从用户口中套出。',
  },
  'sms-sign-in-off': {
    name: '用户不能使用电话号码登录',
    why: '此时短信取代了密码，谁拿到号码，谁就拿到帐户。',
  },
  'smtp-authentication-off': {
    name: '组织已关闭 SMTP AUTH',
    why: '它只接受用户名和密码而不需要 MFA，是密码喷射的常见目标。需要它的设备可以仅在自己的邮箱上启用。',
  },
  'spam-and-phish-quarantined': {
    name: '钓鱼邮件和高可信度垃圾邮件会被隔离',
    why: '在“垃圾邮件”文件夹中，用户会找到并打开它们。保留不足 30 天，被误拦的邮件在有人询问之前就已消失。',
  },
  'strongest-method-preferred': {
    name: '系统首选 MFA 已启用',
    why: '如未启用，拥有通行密钥的用户仍会被要求输入短信验证码，攻击者则可选择最弱的方式。',
  },
  'suspicious-prompts-reportable': {
    name: '用户可以报告可疑的 MFA 提示',
    why: '无故出现的提示意味着密码已经泄露。如果用户只能拒绝，IT 就无从得知。',
  },
  'synchronization-accounts-left-out': {
    name: '条件访问排除了目录同步帐户',
    why: '程序无法响应 MFA 提示。如果策略要求它响应，同步就会停止，离职人员的帐户会在云中继续开放。',
  },
  'teams-threats-removed': {
    name: 'Teams 的零小时自动清除 (ZAP) 已启用',
    why: '事后才发现是恶意的链接和文件会留在聊天中，直到有人打开。',
  },
  'temporary-access-pass-once': {
    name: '临时访问密码已启用，仅限一次，最长 8 小时',
    why: '如未启用，就无法安全地设置无密码方法。可重复使用或有效数日的临时访问密码，等于一个还能通过 MFA 的密码。',
  },
  'third-party-storage-off': {
    name: 'Microsoft 365 网页版不能打开第三方存储',
    why: '用户会绕过所有共享规则，在私人 Dropbox 或 Google 帐户中打开和保存公司文件。',
  },
  'unified-audit-log-on': {
    name: '统一审核日志正在记录',
    why: '没有它就无法调查任何事件，依赖它的警报也不会出现。事后无法补录。',
    advice: '更改后最多可能需要 60 分钟才会生效。',
  },
  'unknown-platforms-blocked': {
    name: '已阻止未知的设备平台',
    why: '指定了平台的策略对其他平台不起作用。只要自称未知平台，就能绕过这些策略。',
  },
  'unmanaged-devices-limited-by-apps': {
    name: '应用强制实施的限制适用于 Office 365',
    why: '如果没有限制，SharePoint 中的文件和 Outlook 网页版的附件会被下载到无人管理的设备上。',
  },
  'unsafe-attachments-blocked': {
    name: '安全附件会先打开附件并阻止恶意软件',
    why: '专为一次攻击制作的恶意软件，扫描程序并不认识。只有在隔离环境中打开文件才能看出其行为，而且必须在送达用户之前完成。',
  },
  'usage-reports-show-names': {
    name: '使用情况报告显示真实姓名',
    why: '姓名被隐藏时，无法说明谁在使用许可证，这里的报告也无法显示人员。',
  },
  'user-consent-off': {
    name: '用户不能自行同意应用',
    why: '一次点击就会让未知应用长期访问邮件和文件。它不需要密码，MFA 也拦不住。',
  },
  'users-can-reset-passwords': {
    name: '所有用户都能自行重置密码',
    why: '否则他们会致电服务台，冒充他们的攻击者也会这样做。自助服务要求的验证方法，是电话里的声音所没有的。',
    advice: '自助式密码重置应要求 2 种验证方法。',
  },
  'users-can-use-a-second-factor': {
    name: '所有用户都已注册 MFA 方法',
    why: '没有注册的人可能被抢先一步：掌握密码的攻击者会注册自己的方法，此后便能通过每一次 MFA 验证。',
  },
  'users-cannot-create-security-groups': {
    name: '用户不能创建安全组',
    why: '任何人都能创建的组会得到无人决定过的访问权限，貌似官方的名称也会误导他人。',
  },
  'users-cannot-create-sites': {
    name: '用户不能创建 SharePoint 网站',
    why: '会出现没有所有者、备份和共享规则的网站，数据散落在无人关注的地方。',
  },
  'users-cannot-create-tenants': {
    name: '用户不能创建租户',
    why: '创建租户的人就是该租户的全局管理员。其中的公司数据不在 IT 的掌控之内。',
  },
  'users-cannot-install-add-ins': {
    name: '用户不能自行安装 Outlook 加载项',
    why: '加载项可能会读取打开的每封邮件，并将其发往别处。在它进入邮箱之前，应有人先行审查。',
  },
  'users-cannot-read-bitlocker-keys': {
    name: '用户不能读取自己设备的 BitLocker 密钥',
    why: '有了被盗的帐户和笔记本电脑，窃贼就能读取恢复密钥并解密驱动器。',
  },
  'users-cannot-register-apps': {
    name: '用户不能注册应用程序',
    why: '注册的应用是一种隐蔽的驻留方式：它自己的凭据在用户更改密码后仍然有效。',
  },
  'voice-calls-off': {
    name: '语音电话已不作为身份验证方法',
    why: '电话可以被转接，而当电话响个不停时，人们很容易随手按下 # 键。',
  },
  'web-mail-storage-providers-off': {
    name: 'Outlook 网页版不提供第三方存储',
    why: '用户会从私人云帐户附加文件或将文件保存到那里，公司数据便悄悄流出。',
  },
  'web-sessions-time-out': {
    name: '空闲的 Microsoft 365 Web 会话在 3 小时内结束',
    why: '共用电脑上没有关闭的浏览器，对下一个使用者仍保持登录状态。',
  },
} satisfies CheckTexts
