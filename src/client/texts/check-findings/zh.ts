import type { Translation } from '../translation.ts'

export const checkFindings = {
  shared: {
    unknown: 'Microsoft 365 的回答“{{value}}”在此处未知。',
    unknownAtGoogle: 'Google Workspace 的回答“{{value}}”在此处未知。',
    at: '{{place}}：{{finding}}',
    root: '整个组织',
    googleFactors: {
      values: {
        ALL: '接受所有方式，包括短信或电话验证码。',
        NO_TELEPHONY: '接受除短信或电话验证码外的所有方式。',
        PASSKEY_ONLY: '只接受安全密钥和通行密钥。',
        PASSKEY_PLUS_SECURITY_CODE: '接受安全密钥、通行密钥及其安全码。',
        PASSKEY_PLUS_IP_BOUND_SECURITY_CODE: '接受安全密钥、通行密钥和同一网络的安全码。',
      },
    },
    policies: {
      met: { names_other: '{{count}} 个生效的策略做到了这一点：{{names}}。' },
      unmet: {
        empty: '没有生效的策略做到这一点。',
        names_other: '只有 {{count}} 个仅报告模式的策略做到这一点，但不强制执行：{{names}}。',
      },
      members: { isEnabled: { on: '安全默认值已启用并提出此要求。' } },
    },
    restriction: {
      off: '租户的应用策略已关闭，因此没有任何限制。',
      nothing: '租户的应用策略没有限制这一点。',
      values: { disabled: '该限制存在，但已关闭。' },
    },
    synchronized: {
      met: { off: '目录不从本地目录同步，因此无需设置。', nothing: '目录不从本地目录同步，因此无需设置。' },
    },
  },
  checks: {
    'admin-consent-workflow-on': {
      target: '用户可以申请同意，审阅者会收到通知和提醒，申请最长 30 天后过期。',
      members: {
        isEnabled: { on: '管理员同意工作流已启用。', off: '管理员同意工作流已关闭。' },
        notifyReviewers: { on: '申请会通知审阅者。', off: '申请不会通知审阅者。' },
        remindersEnabled: { on: '申请过期前会提醒审阅者。', off: '申请过期前不会提醒审阅者。' },
        requestDurationInDays: { count: '申请在 {{days}}后过期。' },
        reviewers: { zero: '没有审阅者。', count_other: '有 {{count}} 名审阅者。' },
      },
    },
    'admin-portals-need-a-second-factor': { target: '管理员访问管理门户时需要第二重验证。' },
    'admin-self-service-reset-off': { on: '管理员可以自行重置密码。', off: '管理员不能自行重置密码。' },
    'administrator-sessions-limited': { target: '管理员最长 4 小时后须重新登录，浏览器不保持登录状态。' },
    'administrators-need-a-second-factor': { target: '每个管理员访问所有应用时都需要第二重验证。' },
    'administrators-use-phishing-resistant-methods': { target: '管理员使用防网络钓鱼的方法登录所有应用。' },
    'app-certificates-short-lived': {
      target: '应用证书的有效期不超过 180 天。',
      duration: '应用证书的有效期最长可为 {{duration}}。',
    },
    'app-passwords-blocked': { values: { enabled: '已阻止为应用添加客户端密码。' } },
    'app-passwords-short-lived': {
      target: '应用客户端密码的有效期不超过 180 天。',
      duration: '应用客户端密码的有效期最长可为 {{duration}}。',
    },
    'authentication-transfer-blocked': { target: '所有人在所有应用中的身份验证传输均被阻止。' },
    'authenticator-lite-off': {
      met: 'Authenticator Lite 已关闭。',
      values: {
        enabled: 'Authenticator Lite 已启用。',
        default: 'Authenticator Lite 采用 Microsoft 的默认设置。',
      },
      group: 'Authenticator Lite 仅对一个组关闭。',
    },
    'authenticator-shows-context': {
      target: 'Microsoft Authenticator 向所有人显示登录的应用和位置。',
      met: {
        values: {
          enabled: 'Microsoft Authenticator 向所有人显示登录的应用和位置。',
          disabled: 'Microsoft Authenticator 已关闭，因此没有提示。',
        },
      },
      unmet: {
        values: {
          disabled: 'Microsoft Authenticator 不显示登录的应用或位置。',
          default: '是否显示应用和位置采用 Microsoft 的默认设置。',
        },
        group: '应用或位置仅向一个组显示。',
      },
    },
    'banned-passwords-enforced': {
      target: '已强制使用公司自定义的禁止密码列表。',
      members: {
        EnableBannedPasswordCheck: { on: '自定义禁止密码列表已启用。', off: '自定义禁止密码列表已关闭。' },
        BannedPasswordList: { zero: '其中没有词语。', count_other: '其中有 {{count}} 个词语。' },
      },
    },
    'bookings-pages-limited': {
      on: '每个用户都能发布 Bookings 页面。',
      off: '并非每个用户都能发布 Bookings 页面。',
    },
    'calendars-not-shared-with-everyone': {
      off: '日历不能与任何人随意共享。',
      empty: '日历不能与任何人随意共享。',
      names_other: '按 {{count}} 条规则，日历可以与任何人随意共享。',
    },
    'connection-allow-list-empty': {
      empty: '没有地址可以不经筛选通过。',
      names_other: '{{count}} 个地址不经筛选通过：{{names}}。',
    },
    'connection-safe-list-off': {
      on: 'Microsoft 安全列表中的发件人不经筛选通过。',
      off: '未使用 Microsoft 的安全列表。',
    },
    'customer-lockbox-on': {
      on: 'Microsoft 支持人员打开数据前会请求批准。',
      off: 'Microsoft 支持人员打开数据前不会请求批准。',
    },
    'dangerous-attachments-blocked': {
      met: '每个策略都会阻止 cmd、exe 和 vbe 类型的附件。',
      off: '有策略不按类型筛选附件。',
      names: '有策略允许这些类型的附件通过：{{names}}。',
    },
    'delivered-threats-removed': {
      met: '垃圾邮件、钓鱼邮件和恶意软件在送达后也会从邮箱中移除。',
      off: '有策略将已送达的垃圾邮件、钓鱼邮件或恶意软件留在邮箱中。',
    },
    'device-code-flow-blocked': { target: '所有人在所有应用中的设备代码流均被阻止。' },
    'device-enrolment-asks-every-time': { target: '在 Intune 中注册设备的人每次都要重新登录。' },
    'device-join-limited': {
      target: '没有人或只有选定的用户可以将设备加入 Entra ID。',
      values: {
        noDeviceRegistrationMembership: '没有人可以将设备加入 Entra ID。',
        enumeratedDeviceRegistrationMembership: '只有选定的用户可以将设备加入 Entra ID。',
        allDeviceRegistrationMembership: '每个用户都可以将设备加入 Entra ID。',
      },
    },
    'device-registration-needs-a-second-factor': {
      target: '注册或加入设备的人需要第二重验证，由策略或设备设置要求。',
      met: { values: { required: '设备设置要求第二重验证。' } },
      unmet: { values: { required: '策略和设备设置都要求第二重验证，因此策略不起作用。' } },
    },
    'devices-are-compliant': {
      target: '至少 {{percent}} 的受管设备合规。',
      count: '{{percent}} 的受管设备合规。',
    },
    'devices-per-user-limited': {
      target: '每个用户最多可注册 {{number}} 台设备。',
      count_other: '每个用户可注册 {{count}} 台设备。',
    },
    'devices-without-policy-not-compliant': {
      on: '没有合规性策略的设备视为不合规。',
      off: '没有合规性策略的设备视为合规。',
    },
    'direct-send-rejected': { on: '直接发送会被拒绝。', off: '直接发送会被接受。' },
    'directory-matching-blocked': {
      target: '软匹配和硬匹配接管均被阻止。',
      members: {
        blockSoftMatchEnabled: { on: '软匹配已被阻止。', off: '软匹配可以进行。' },
        blockCloudObjectTakeoverThroughHardMatchEnabled: {
          on: '硬匹配接管已被阻止。',
          off: '硬匹配接管可以进行。',
        },
      },
    },
    'dkim-signing-on': {
      target: '每个自有域的邮件都已签名，记录有效，密钥不少于 2048 位。',
      empty: '每个域的邮件都已签名。',
      each: {
        nothing: '{{name}}：未设置签名。',
        off: '{{name}}：签名已关闭。',
        count: '{{name}}：密钥为 {{number}} 位。',
        values: { CnameMissing: '{{name}}：缺少 DNS 记录。', NoDKIMKeys: '{{name}}：没有密钥。' },
      },
    },
    'email-codes-off': { values: { disabled: '电子邮件验证码已关闭。', enabled: '电子邮件验证码已启用。' } },
    'email-self-sign-up-off': {
      target: '没有人能仅凭电子邮件地址注册或加入租户。',
      members: {
        allowedToSignUpEmailBasedSubscriptions: {
          on: '用户可以通过电子邮件注册订阅。',
          off: '用户不能通过电子邮件注册订阅。',
        },
        allowEmailVerifiedUsersToJoinOrganization: {
          on: '验证电子邮件地址的人可以加入租户。',
          off: '没有人能通过验证电子邮件地址加入租户。',
        },
      },
    },
    'emergency-accounts-left-out': {
      target: '每个可能将管理员锁在外面的策略都排除了一个紧急访问帐户或其组。',
      empty: '生效的策略不会将所有管理员锁在外面。',
      names_other: '{{count}} 个策略没有排除共同的帐户：{{names}}。',
    },
    'everyone-needs-a-second-factor': { target: '所有人访问所有应用时都需要第二重验证。' },
    'everyone-signs-in-again': { target: '所有人在所有应用中经过规定时间后都须重新登录。' },
    'exchange-web-services-off': {
      target: 'Exchange Web 服务已关闭，或仅对列表中的应用开放。',
      nothing: '未作设置，因此 Exchange Web 服务对所有应用开放。',
      on: 'Exchange Web 服务对所有应用开放。',
      off: 'Exchange Web 服务已关闭。',
      values: {
        EnforceAllowList: 'Exchange Web 服务仅对列表中的应用开放。',
        EnforceBlockList: 'Exchange Web 服务对不在阻止列表中的所有应用开放。',
      },
    },
    'excluded-groups-covered-elsewhere': {
      empty: '每个被面向所有人的 MFA 排除的组都由其他策略覆盖。',
      names_other: '{{count}} 个组被面向所有人的 MFA 排除，且没有其他策略覆盖。',
    },
    'external-forwarding-off': {
      met: '邮件从不自动转发到外部。',
      on: '默认远程域允许自动转发。',
      values: { On: '有出站策略允许自动转发。', Automatic: '有出站策略将自动转发交由 Microsoft 决定。' },
    },
    'external-second-factor-trusted': {
      on: '信任来宾在其自己租户中使用的第二重验证。',
      off: '不信任来宾在其自己租户中使用的第二重验证。',
    },
    'external-sender-tag-on': {
      on: 'Outlook 会标记来自外部的邮件。',
      off: 'Outlook 不会标记来自外部的邮件。',
    },
    'external-sharing-limited': {
      target: '内容与目录中已有的来宾共享，或完全不共享。',
      values: {
        disabled: '内容不与外部共享。',
        existingExternalUserSharingOnly: '内容与目录中已有的来宾共享。',
        externalUserSharingOnly: '内容也与须登录的新来宾共享。',
        externalUserAndGuestSharing: '内容与任何拥有链接的人共享。',
      },
    },
    'few-global-administrators': {
      target: '有 2 到 4 名全局管理员。',
      count_other: '有 {{count}} 名全局管理员。',
    },
    'forms-scanned-for-phishing': {
      on: '会扫描内部表单中的网络钓鱼。',
      off: '不会扫描内部表单中的网络钓鱼。',
    },
    'global-administrator-needs-approval': {
      on: '激活全局管理员需要审批。',
      off: '激活全局管理员不需要审批。',
    },
    'global-administrators-not-local': {
      on: '全局管理员会成为已加入设备的本地管理员。',
      off: '全局管理员不会成为已加入设备的本地管理员。',
    },
    'google-administrators-have-a-second-factor': {
      empty: '每个超级管理员都有第二因素。',
      names_other: '{{count}} 个超级管理员没有第二因素：{{names}}。',
    },
    'google-administrators-use-passkeys': {
      target: '超级管理员只能用安全密钥和通行密钥登录。',
    },
    'google-attachment-protection-on': {
      empty: '所有针对危险附件的保护均已开启。',
      zero: '所有针对危险附件的保护均已开启。',
      names_other: '有 {{count}} 项针对危险附件的保护已关闭。',
      count_other: '有 {{count}} 项针对危险附件的保护已关闭。',
    },
    'google-automatic-forwarding-off': {
      on: '用户可以自动转发邮件。',
      off: '用户不能自动转发邮件。',
    },
    'google-calendars-show-no-details': {
      values: {
        EXTERNAL_FREE_BUSY_ONLY: '外部人员只能看到忙闲状态。',
        EXTERNAL_ALL_INFO_READ_ONLY: '日历可以连同全部详情共享给外部。',
        EXTERNAL_ALL_INFO_READ_WRITE: '可以允许外部人员修改日历。',
        EXTERNAL_ALL_INFO_READ_WRITE_MANAGE: '可以允许外部人员管理日历。',
      },
    },
    'google-chat-with-outsiders-limited': {
      off: '任何人都不能与外部人员聊天。',
      on: '用户可以与任何外部人员聊天。',
      values: {
        TRUSTED_DOMAINS: '用户只能与已登记域名的人员聊天。',
        NO_RESTRICTION: '用户可以与任何外部人员聊天。',
      },
    },
    'google-drive-files-not-public': {
      on: '用户可以让知道链接的任何人看到文件。',
      off: '用户不能让知道链接的任何人看到文件。',
    },
    'google-drive-files-private-at-first': {
      values: {
        PRIVATE_TO_OWNER: '新文件仅所有者可见。',
        LINK_SHARING_PRIVATE: '新文件仅所有者可见。',
        PRIMARY_AUDIENCE_WITH_LINK: '知道链接的目标受众可以打开新文件。',
        PRIMARY_AUDIENCE_WITH_LINK_OR_SEARCH: '整个目标受众都能搜索到新文件。',
      },
    },
    'google-drive-sharing-limited': {
      values: {
        ALLOWLISTED_DOMAINS: '文件只能与已登记的域名共享。',
        DISALLOWED: '文件不能共享到公司外部。',
        ALLOWED: '文件可以与任何外部人员共享。',
      },
    },
    'google-enrolment-within-a-week': {
      target: '新用户有一天到一周的时间设置第二因素。',
      count: '新用户有{{days}}的时间设置第二因素。',
      zero: '新用户没有时间设置第二因素。',
    },
    'google-few-super-administrators': {
      target: '超级管理员为两到八人。',
      count_other: '有 {{count}} 个超级管理员。',
    },
    'google-imap-and-pop-off': {
      on: '可以通过 IMAP 或 POP 读取邮件。',
      off: '不能通过 IMAP 或 POP 读取邮件。',
    },
    'google-less-secure-apps-off': {
      on: '只用密码的应用可以登录。',
      off: '只用密码的应用不能登录。',
    },
    'google-links-checked': {
      empty: '所有链接和图片检查均已开启。',
      zero: '所有链接和图片检查均已开启。',
      names_other: '有 {{count}} 项链接和图片检查已关闭。',
      count_other: '有 {{count}} 项链接和图片检查已关闭。',
    },
    'google-mail-scanned-before-delivery': {
      on: '可疑邮件在投递前会接受更严格的扫描。',
      off: '可疑邮件未经更严格的扫描就被投递。',
    },
    'google-marketplace-apps-restricted': {
      values: {
        ALLOW_LISTED_APPS: '用户只能安装经批准的应用。',
        ALLOW_NONE: '用户不能安装任何应用。',
        ALLOW_ALL: '用户可以安装任何应用。',
      },
    },
    'google-passwords-long': {
      count_other: '密码至少需要 {{count}} 个字符。',
    },
    'google-passwords-not-reused': {
      on: '用户可以重复使用旧密码。',
      off: '用户不能重复使用旧密码。',
    },
    'google-passwords-strong': {
      values: {
        STRONG: '密码必须足够强。',
        WEAK: '允许使用弱密码。',
      },
    },
    'google-second-factor-enforced': {
      on: '第二因素为强制。',
      off: '没有人必须使用第二因素。',
    },
    'google-sessions-limited': {
      target: '会话最多 12 小时后结束。',
      zero: '会话永不结束。',
      count: '会话在{{seconds}}后结束。',
    },
    'google-sms-codes-off': {
      target: '不接受短信或电话验证码。',
    },
    'google-spoofing-protection-on': {
      empty: '所有针对伪造发件人的保护均已开启。',
      zero: '所有针对伪造发件人的保护均已开启。',
      names_other: '有 {{count}} 项针对伪造发件人的保护已关闭。',
      count_other: '有 {{count}} 项针对伪造发件人的保护已关闭。',
    },
    'google-super-administrator-recovery-off': {
      on: '超级管理员可以自行恢复帐号。',
      off: '超级管理员不能自行恢复帐号。',
    },
    'google-takeout-off': {
      values: {
        DISABLED: '用户不能用 Takeout 导出数据。',
        ENABLED: '用户可以用 Takeout 导出数据。',
      },
    },
    'google-unknown-apps-blocked': {
      values: {
        BLOCK_ALL_SCOPES: '未经批准的应用已被阻止。',
        ALLOW_SIGN_IN_SCOPES_ONLY: '可以登录未经批准的应用。',
      },
    },
    'google-user-recovery-off': {
      on: '用户可以自行恢复帐号。',
      off: '用户不能自行恢复帐号。',
    },
    'group-creation-restricted': {
      on: '每个用户都能创建 Microsoft 365 组。',
      off: '并非每个用户都能创建 Microsoft 365 组。',
    },
    'groups-are-private': {
      zero: '没有公共的 Microsoft 365 组。',
      count_other: '{{count}} 个 Microsoft 365 组是公共的。',
    },
    'guest-directory-access-limited': {
      target: '来宾只能看到自己的条目，或最多看到目录的有限部分。',
      values: {
        '2af84b1e-32c8-42b7-82bc-daa82404023b': '来宾只能看到自己的条目。',
        '10dae51f-b6af-4016-8d66-8c2a99b929b3': '来宾能看到目录的有限部分。',
        'a0b1b346-4d3e-4e8b-98f8-753987be4970': '来宾能看到的目录与成员一样多。',
      },
    },
    'guest-invitations-limited': {
      target: '只有管理员和来宾邀请者可以邀请来宾，或没有人可以。',
      values: {
        none: '没有人可以邀请来宾。',
        adminsAndGuestInviters: '只有管理员和来宾邀请者可以邀请来宾。',
        adminsGuestInvitersAndAllMembers: '每个成员都可以邀请来宾。',
        everyone: '所有人都可以邀请来宾，包括来宾。',
      },
    },
    'guests-cannot-own-groups': { on: '来宾可以拥有组。', off: '来宾不能拥有组。' },
    'guests-cannot-reshare': { on: '来宾可以共享不属于自己的内容。', off: '来宾不能共享不属于自己的内容。' },
    'guests-hold-no-privileged-role': {
      empty: '没有来宾拥有高特权角色。',
      names_other: '{{count}} 名来宾拥有高特权角色：{{names}}。',
    },
    'guests-need-a-second-factor': { target: '来宾访问所有应用时都需要第二重验证。' },
    'impersonation-protection-on': {
      met: '每个策略都防范对人员和域的冒充，钓鱼阈值不低于 3。',
      off: '有策略缺少一项防冒充保护。',
      count: '有策略的钓鱼阈值为 {{number}}。',
    },
    'inactive-accounts-blocked': {
      zero: '30 天未使用的帐户都不能登录。',
      count_other: '{{count}} 个 30 天未使用的帐户可以登录。',
    },
    'inactive-devices-cleaned-up': {
      target: '所有平台的设备最迟在 {{days}}无联系后移除。',
      nothing: '没有规则移除所有平台的不活动设备。',
      zero: '没有规定移除设备的时间。',
      count: '设备在 {{days}}无联系后移除。',
    },
    'internal-malware-senders-reported': {
      met: '内部有人发送恶意软件时会通知管理员。',
      off: '内部有人发送恶意软件时，有策略不通知任何人。',
      nothing: '有策略没有指定要通知的管理员。',
    },
    'invitation-domains-restricted': {
      target: '只能邀请来自列表中域的来宾。',
      nothing: '可以邀请来自任何域的来宾。',
      empty: '列表中没有可邀请来宾的域。',
      names_other: '可以邀请来自 {{count}} 个域的来宾：{{names}}。',
    },
    'invitations-bound-to-accounts': {
      on: '只有受邀帐户能接受邀请。',
      off: '受邀帐户以外的帐户也能接受邀请。',
    },
    'legacy-authentication-blocked': { target: '所有人在所有应用中的旧式身份验证均被阻止。' },
    'links-checked': {
      met: '会检查邮件、Teams 和 Office 中的链接，记录点击，且不能跳过警告。',
      empty: '租户没有自己的安全链接策略。',
      off: '有策略遗漏了应检查内容的一部分。',
      on: '有策略允许用户跳过警告。',
    },
    'local-administrator-passwords-managed': {
      on: '本地管理员的密码受到管理。',
      off: '本地管理员的密码未受管理。',
    },
    'mail-tips-on': {
      met: '邮件提示已启用，也涵盖外部收件人和组，并最迟从 25 人起警告大量收件人。',
      members: {
        MailTipsAllTipsEnabled: { on: '邮件提示已启用。', off: '邮件提示已关闭。' },
        MailTipsExternalRecipientsTipsEnabled: {
          on: '关于外部收件人的提示已启用。',
          off: '关于外部收件人的提示已关闭。',
        },
        MailTipsGroupMetricsEnabled: { on: '关于组规模的提示已启用。', off: '关于组规模的提示已关闭。' },
      },
      count: '邮件提示从 {{number}} 人起才警告大量收件人。',
    },
    'mailbox-auditing-on': { on: '邮箱审核已关闭。', off: '邮箱审核已启用。' },
    'managed-device-required': { target: '所有人访问所有应用时都需要合规或已加入域的设备。' },
    'methods-policy-migrated': {
      values: {
        migrationComplete: '已完成到身份验证方法策略的迁移。',
        migrationInProgress: '到身份验证方法策略的迁移已开始，但未完成。',
        preMigration: '到身份验证方法策略的迁移尚未开始。',
      },
      nothing: '租户较新，没有需要迁移的内容。',
    },
    'modern-authentication-on': { on: '新式身份验证已启用。', off: '新式身份验证已关闭。' },
    'named-locations-used': {
      target: '至少一个生效的策略使用命名位置。',
      zero: '没有生效的策略使用命名位置。',
      count_other: '生效的策略使用 {{count}} 个命名位置。',
    },
    'no-allowed-senders': {
      met: '没有策略列出绕过垃圾邮件筛选器的发件人或域。',
      count_other: '有策略列出 {{count}} 个绕过垃圾邮件筛选器的发件人或域。',
    },
    'no-app-can-make-administrators': {
      empty: '没有应用能让自己或他人成为管理员。',
      names_other: '{{count}} 个应用能让自己或他人成为管理员：{{names}}。',
    },
    'no-mailbox-bypasses-auditing': {
      empty: '没有帐户绕过邮箱审核。',
      names_other: '{{count}} 个帐户绕过邮箱审核：{{names}}。',
    },
    'no-mailbox-forwards-outside': {
      empty: '没有邮箱转发到外部。',
      names_other: '{{count}} 个邮箱转发到外部：{{names}}。',
    },
    'no-permanent-privileged-roles': {
      target: '高特权角色只能临时拥有，2 个紧急访问帐户的全局管理员除外。',
      empty: '没有人永久拥有高特权角色。',
      each: { count_other: '{{name}}：{{count}} 个永久分配。' },
      called: {
        'Cloud Application Administrator': '云应用程序管理员',
        'Exchange Administrator': 'Exchange 管理员',
        'Global Administrator': '全局管理员',
        'Hybrid Identity Administrator': '混合标识管理员',
        'Application Administrator': '应用程序管理员',
        'Privileged Role Administrator': '特权角色管理员',
        'SharePoint Administrator': 'SharePoint 管理员',
        'User Administrator': '用户管理员',
      },
    },
    'no-rule-lets-domains-through': {
      empty: '没有邮件流规则让域绕过垃圾邮件筛选器。',
      names_other: '{{count}} 条邮件流规则让域绕过垃圾邮件筛选器：{{names}}。',
    },
    'on-premises-passwords-protected': {
      target: 'Active Directory 也会拒绝禁止的密码。',
      met: { on: 'Active Directory 也会拒绝禁止的密码。' },
      unmet: { off: 'Active Directory 不检查禁止的密码。' },
      values: { Audit: 'Active Directory 会记录禁止的密码，但不拒绝。' },
    },
    'one-drive-sync-restricted': {
      target: 'OneDrive 仅与列表中域的设备同步。',
      off: 'OneDrive 与任何设备同步。',
      empty: 'OneDrive 已受限制，但列表中没有域。',
      names_other: 'OneDrive 仅与 {{count}} 个域的设备同步。',
    },
    'outbound-spam-limited': {
      met: '每个策略都将收件人限制为每小时外部 500 个、内部 1000 个，每天 1000 个，阻止超出者，并通知某人。',
      zero: '有策略将一项收件人限制交由 Microsoft 决定。',
      count: '有策略的收件人限制为 {{number}} 个。',
      values: {
        Alert: '有策略在有人发送过多时仅发出警报。',
        BlockUserForToday: '有策略仅在当天阻止发送过多的人。',
      },
      off: '有策略不通知出站垃圾邮件。',
      empty: '有策略没有指定出站垃圾邮件的通知对象。',
    },
    'passkeys-on': {
      met: '通行密钥已启用，用户自行注册，并强制证明。',
      off: '通行密钥已启用，但用户不能自行注册，或未强制证明。',
      values: { disabled: '通行密钥已关闭。' },
    },
    'password-hashes-synchronized': {
      target: '密码哈希会同步。',
      met: { on: '密码哈希会同步。' },
      unmet: { off: '密码哈希不会同步。' },
    },
    'passwords-do-not-expire': {
      target: '所有域的密码都不会过期。',
      empty: '所有域的密码都不会过期。',
      each: { count: '{{name}}：密码在 {{days}}后过期。' },
    },
    'personal-devices-cannot-enroll': {
      target: '个人设备在任何平台上都不能注册。',
      each: { on: '{{name}}：个人设备不能注册。', off: '{{name}}：个人设备可以注册。' },
      called: {
        androidRestriction: 'Android',
        iosRestriction: 'iOS',
        macOSRestriction: 'macOS',
        windowsRestriction: 'Windows',
      },
    },
    'phishing-reportable': {
      target: '用户可以将钓鱼邮件报告给 Microsoft 或公司自己的邮箱。',
      members: {
        EnableReportToMicrosoft: {
          on: '用户的报告会发送给 Microsoft。',
          off: '用户的报告不会发送给 Microsoft。',
        },
        ReportPhishToCustomizedAddress: {
          on: '报告的钓鱼邮件会发送到公司自己的邮箱。',
          off: '报告的钓鱼邮件不会发送到公司自己的邮箱。',
        },
      },
    },
    'preset-security-policies-on': {
      met: '预设安全策略对所有人生效。',
      empty: '有一个预设安全策略从未启用。',
      names: '预设安全策略并非对所有人生效：{{names}}。',
    },
    'privileged-accounts-of-the-cloud': {
      empty: '没有高特权角色的帐户来自本地目录。',
      names_other: '{{count}} 个高特权角色的帐户来自本地目录：{{names}}。',
    },
    'qr-codes-off': { values: { disabled: '二维码登录已关闭。', enabled: '二维码登录已启用。' } },
    'registering-users-not-local-administrators': {
      target: '只有选定的用户会成为其加入设备的本地管理员，或没有人会。',
      values: {
        noDeviceRegistrationMembership: '没有人会因加入设备而成为其本地管理员。',
        enumeratedDeviceRegistrationMembership: '只有选定的用户会成为其加入设备的本地管理员。',
        allDeviceRegistrationMembership: '每个用户都会成为其加入设备的本地管理员。',
      },
    },
    'registration-campaign-on': {
      values: {
        enabled: 'Microsoft Authenticator 的注册活动已启用。',
        default: 'Microsoft Authenticator 的注册活动由 Microsoft 开展。',
        disabled: 'Microsoft Authenticator 的注册活动已关闭。',
      },
    },
    'resource-mailboxes-blocked': {
      zero: '没有人能登录会议室或设备邮箱。',
      count_other: '{{count}} 个会议室或设备邮箱可以登录。',
    },
    'retired-grant-not-used': {
      empty: '没有生效的策略要求已停用的“批准的客户端应用”。',
      names_other: '{{count}} 个策略要求已停用的“批准的客户端应用”：{{names}}。',
    },
    'risks-in-separate-policies': {
      empty: '没有生效的策略同时考虑用户风险和登录风险。',
      names_other: '{{count}} 个策略同时考虑用户风险和登录风险：{{names}}。',
    },
    'risky-agents-blocked': { target: '高风险 AI 智能体会被阻止。' },
    'risky-app-consent-blocked': { on: '用户可以同意有风险的应用。', off: '用户不能同意有风险的应用。' },
    'risky-sign-ins-handled': { target: '所有人在所有应用中的高风险登录都会被阻止或需要第二重验证。' },
    'risky-users-handled': { target: '高风险用户在所有应用中都会被阻止或必须更改密码。' },
    'security-defaults-or-policies-on': {
      target: '安全默认值已启用，或有条件访问策略生效。',
      members: {
        isEnabled: { on: '安全默认值已启用。', off: '安全默认值已关闭。' },
        policies: { zero: '没有条件访问策略生效。', count_other: '{{count}} 个条件访问策略生效。' },
      },
    },
    'security-info-registration-protected': { target: '注册安全信息的人需要第二重验证或合规的设备。' },
    'sender-policies-honored': {
      met: '每个策略都按发件人 DMARC 记录的要求处理。',
      off: '有策略忽略发件人 DMARC 记录的要求。',
    },
    'session-tokens-protected': { target: '会话绑定到其开始时所在的设备。' },
    'shared-files-scanned': {
      target: '会扫描 SharePoint、OneDrive 和 Teams 中的文件，编辑前检查 Office 文件，有害的文件不能打开。',
      members: {
        EnableATPForSPOTeamsODB: {
          on: '会扫描 SharePoint、OneDrive 和 Teams 中的文件。',
          off: '不会扫描 SharePoint、OneDrive 和 Teams 中的文件。',
        },
        EnableSafeDocs: { on: '编辑前会检查 Office 文件。', off: '编辑前不会检查 Office 文件。' },
        AllowSafeDocsOpen: { on: '用户可以打开被判定有害的文件。', off: '用户不能打开被判定有害的文件。' },
      },
    },
    'shared-mailboxes-blocked': {
      zero: '没有人能登录共享邮箱。',
      count_other: '{{count}} 个共享邮箱可以登录。',
    },
    'sharepoint-idle-sign-out': {
      target: '无人使用的浏览器最长 1 小时后会被注销。',
      off: '无人使用的浏览器从不注销。',
      zero: '没有规定注销浏览器的时间。',
      count: '无人使用的浏览器在 {{seconds}}后被注销。',
    },
    'sharepoint-legacy-authentication-off': {
      on: '不使用新式身份验证的应用可以打开 SharePoint。',
      off: '不使用新式身份验证的应用不能打开 SharePoint。',
    },
    'sharing-domains-restricted': {
      target: '内容仅与列表中的域共享，或完全不共享。',
      values: {
        disabled: '内容不与外部共享。',
        none: '内容可以与任何域共享。',
        blockList: '内容可以与不在阻止列表中的任何域共享。',
      },
      empty: '内容仅限于列表中的域，但列表为空。',
      names_other: '内容仅与 {{count}} 个域共享：{{names}}。',
    },
    'sign-ins-limited-by-country': {
      target: '来自特定国家/地区，或来自特定国家/地区以外的登录，在所有应用中均被阻止。',
    },
    'smart-lockout-strict': {
      target: '最多 10 次错误密码后锁定帐户，至少 1 分钟。',
      members: {
        LockoutThreshold: { zero: '帐户从不锁定。', count_other: '{{count}} 次错误密码后锁定帐户。' },
        LockoutDurationInSeconds: { count: '锁定持续 {{seconds}}。' },
      },
    },
    'sms-codes-off': { values: { disabled: '短信验证码已关闭。', enabled: '短信验证码已启用。' } },
    'sms-sign-in-off': { on: '用户可以仅凭电话号码登录。', off: '没有人能仅凭电话号码登录。' },
    'smtp-authentication-off': { on: '租户的 SMTP AUTH 已关闭。', off: '租户的 SMTP AUTH 已启用。' },
    'spam-and-phish-quarantined': {
      met: '垃圾邮件进入垃圾邮件文件夹或隔离区，高可信度垃圾邮件和钓鱼邮件进入隔离区并保留 30 天，批量邮件阈值不超过 6。',
      values: {
        MoveToJmf: '有策略将高可信度垃圾邮件或钓鱼邮件放入垃圾邮件文件夹。',
        AddXHeader: '有策略在邮件头加标记后送达垃圾邮件或钓鱼邮件。',
        ModifySubject: '有策略修改主题后送达垃圾邮件或钓鱼邮件。',
        Redirect: '有策略将垃圾邮件或钓鱼邮件重定向给他人。',
        Delete: '有策略删除垃圾邮件或钓鱼邮件，之后无法再查看。',
        NoAction: '有策略送达垃圾邮件或钓鱼邮件。',
      },
      count: '有策略的批量邮件阈值或隔离天数为 {{number}}。',
    },
    'strongest-method-preferred': {
      target: '首先向所有人提供已注册的最安全方法。',
      values: {
        enabled: '首先向所有人提供已注册的最安全方法。',
        disabled: '不会首先提供已注册的最安全方法。',
        default: '首先提供哪种方法采用 Microsoft 的默认设置。',
      },
      empty: '不会首先向任何人提供已注册的最安全方法。',
      names_other: '仅首先向 {{count}} 个组提供已注册的最安全方法。',
    },
    'suspicious-prompts-reportable': {
      values: {
        enabled: '所有人都可以报告可疑的提示。',
        disabled: '没有人可以报告可疑的提示。',
        default: '能否报告可疑的提示采用 Microsoft 的默认设置。',
      },
      group: '只有一个组可以报告可疑的提示。',
    },
    'synchronization-accounts-left-out': {
      empty: '每个对所有人提出要求的策略都排除了同步帐户。',
      names_other: '{{count}} 个策略也对同步帐户提出要求：{{names}}。',
    },
    'teams-threats-removed': {
      on: '钓鱼内容和恶意软件在送达后也会从 Teams 中移除。',
      off: '已送达的钓鱼内容和恶意软件留在 Teams 中。',
    },
    'temporary-access-pass-once': {
      met: '临时访问密码已启用，仅限一次，最长 8 小时。',
      off: '临时访问密码可以使用多次。',
      count: '临时访问密码的有效期最长可为 {{minutes}}。',
      values: { disabled: '临时访问密码已关闭。' },
    },
    'third-party-storage-off': {
      on: 'Microsoft 365 网页版可以打开第三方存储。',
      off: 'Microsoft 365 网页版不能打开第三方存储。',
      nothing: '第三方存储未关闭：其应用会随第一个使用者以启用状态出现。',
    },
    'unified-audit-log-on': { on: '统一审核日志已启用。', off: '统一审核日志已关闭。' },
    'unknown-platforms-blocked': { target: '所有人在所有应用中来自未知平台的登录均被阻止。' },
    'unmanaged-devices-limited-by-apps': { target: 'Office 365 应用会限制在非受管设备上的操作。' },
    'unsafe-attachments-blocked': {
      met: '在每个策略中，安全附件都会阻止不安全的内容。',
      empty: '租户没有自己的安全附件策略。',
      off: '有安全附件策略已关闭。',
      values: {
        Allow: '有安全附件策略仅观察，并送达不安全的内容。',
        Replace: '有安全附件策略移除附件并送达邮件。',
      },
    },
    'usage-reports-show-names': { on: '使用情况报告隐藏用户姓名。', off: '使用情况报告显示用户姓名。' },
    'user-consent-off': { empty: '用户不能自行同意应用。', names: '用户可以自行同意应用。' },
    'users-can-reset-passwords': {
      zero: '每个用户都能重置密码。',
      count_other: '{{count}} 名用户不能重置密码。',
    },
    'users-can-use-a-second-factor': {
      zero: '每个用户都已注册第二重验证方法。',
      count_other: '{{count}} 名用户未注册第二重验证方法。',
    },
    'users-cannot-create-security-groups': { on: '用户可以创建安全组。', off: '用户不能创建安全组。' },
    'users-cannot-create-sites': {
      on: '用户可以创建 SharePoint 网站。',
      off: '用户不能创建 SharePoint 网站。',
    },
    'users-cannot-create-tenants': { on: '用户可以创建租户。', off: '用户不能创建租户。' },
    'users-cannot-install-add-ins': {
      empty: '用户不能在 Outlook 中安装加载项。',
      names: '用户可以在 Outlook 中安装加载项：{{names}}。',
      called: {
        'My Custom Apps': '自己的',
        'My Marketplace Apps': '应用商店的',
        'My ReadWriteMailbox Apps': '读取和更改邮箱的',
      },
    },
    'users-cannot-read-bitlocker-keys': {
      on: '用户可以读取自己设备的 BitLocker 密钥。',
      off: '用户不能读取自己设备的 BitLocker 密钥。',
    },
    'users-cannot-register-apps': { on: '用户可以注册应用程序。', off: '用户不能注册应用程序。' },
    'voice-calls-off': {
      values: { disabled: '作为第二重验证的语音电话已关闭。', enabled: '作为第二重验证的语音电话已启用。' },
    },
    'web-mail-storage-providers-off': {
      on: 'Outlook 网页版可以打开第三方存储。',
      off: 'Outlook 网页版不能打开第三方存储。',
    },
    'web-sessions-time-out': {
      target: '无人使用的 Web 会话最迟在 {{duration}}后结束。',
      nothing: '无人使用的 Web 会话从不结束。',
      duration: '无人使用的 Web 会话在 {{duration}}后结束。',
    },
  },
} satisfies Translation<'zh', 'checkFindings'>
