import type { DetectionTexts } from './en.ts'

export const detections = {
  'admin-confirmed-user-compromised': {
    name: '管理员将帐户标记为遭入侵',
    why: '管理员有理由认为攻击者正在使用此帐户。',
  },
  'anomalous-token': {
    name: '会话令牌的属性异常',
    why: '有了被盗的令牌，无需密码和 MFA 即可打开帐户。',
  },
  'anomalous-user-activity': {
    name: '帐户在目录中的异常活动',
    why: '攻击者四处查看并更改设置，而用户本人从未这样做过。',
  },
  'anonymized-ip-address': {
    name: '通过匿名网络登录',
    why: 'Tor 之类的网络会隐藏登录者，工作中几乎没有人需要它们。',
  },
  'attacker-in-the-middle': {
    name: '会话经由虚假登录页面被夺取',
    why: '中间的页面转发密码，并留下已通过 MFA 的会话。',
  },
  'attempted-prt-access': {
    name: '试图窃取设备的主刷新令牌',
    why: '有了此令牌，攻击者就能以设备用户的身份登录所有应用。',
  },
  'generic-risk': {
    name: 'Microsoft 发现的风险，无详细信息',
    why: '没有 Microsoft Entra ID P2 就看不到原因，只有登录记录能说明发生了什么。',
  },
  'investigations-threat-intelligence': {
    name: '与已知攻击相符的活动',
    why: 'Microsoft 从真实的攻击者那里了解此模式，因此很少是巧合。',
  },
  'leaked-credentials': {
    name: '在数据泄露中发现密码',
    why: '拥有泄露清单的人，可以在任何不要求 MFA 的地方登录。',
  },
  'malicious-ip-address': {
    name: '来自恶意地址的登录',
    why: '该地址因攻击或大量失败的登录而为人所知。',
  },
  'malware-infected-ip-address': {
    name: '来自感染恶意软件的地址的登录',
    why: '那里的设备受他人控制，可能会把输入的内容传出去。',
  },
  'suspicious-file-access': {
    name: '对大量敏感文件的异常访问',
    why: '可能有人在收集数据，用来出售或勒索公司。',
  },
  'impossible-travel-risk': {
    name: 'Microsoft 报告的不可能行程',
    why: '没有人能在这段时间内从一地到另一地，可能有两个人在使用该帐户。',
  },
  'suspicious-inbox-rules-risk': {
    name: '可疑地操纵邮件的收件箱规则',
    why: '攻击者删除或移动邮件，让用户察觉不到骗局。',
  },
  'nation-state-ip': {
    name: '来自国家支持的攻击者地址的登录',
    why: 'Microsoft 在此地址见过这类攻击者，他们很少是偶然出现的。',
  },
  'new-country': {
    name: '来自对此用户而言陌生的国家/地区的活动',
    why: '可能是出差，也可能是身在国外并掌握密码的攻击者。',
  },
  'password-spray-risk': {
    name: '密码在密码喷射攻击中被猜中',
    why: '攻击者在许多帐户上尝试常见密码，在这里猜中了。',
  },
  'risky-ip-address': {
    name: '通过匿名代理的活动',
    why: '代理会隐藏攻击者所在的位置。',
  },
  'suspicious-api-traffic': {
    name: '帐户从目录中读取的数据量异常',
    why: '攻击者列出用户、组和角色，以寻找下一个目标。',
  },
  'suspicious-browser': {
    name: '登录许多租户的可疑浏览器',
    why: '一个浏览器出现在许多租户和国家/地区，更像是攻击者的工具。',
  },
  'suspicious-inbox-forwarding': {
    name: '可疑地转发邮件的收件箱规则',
    why: '即使更改了密码，每封邮件的副本仍会发往外部地址。',
  },
  'suspicious-ip-address': {
    name: '来自可疑地址的登录',
    why: 'Microsoft 见过来自此地址的攻击。',
  },
  'suspicious-sending-patterns': {
    name: '帐户发送可疑邮件',
    why: '攻击者用受信任的邮箱发送垃圾邮件和钓鱼邮件，直到公司的全部邮件被阻止。',
  },
  'token-issuer-anomaly': {
    name: '令牌的颁发者可能已被攻破',
    why: '谁控制了颁发者，谁就能以任何用户的身份登录。',
  },
  'unfamiliar-features': {
    name: '与此用户以往不同的登录',
    why: '地点、设备或网络都是新的，如同他人掌握了密码。',
  },
  'unlikely-travel': {
    name: '此用户的非典型行程',
    why: '两地相距遥远且不合此用户的习惯，其中一处可能是另一个人。',
  },
  'user-reported-suspicious-activity': {
    name: '用户将 MFA 请求报告为可疑',
    why: '请求由他人触发，因此那个人知道密码。',
  },
  'workload-threat-intelligence': {
    name: '应用的活动与已知攻击相符',
    why: 'Microsoft 从利用应用权限的真实攻击者那里了解此模式。',
  },
  'workload-suspicious-sign-ins': {
    name: '应用的可疑登录',
    why: '地点、网络或机密都是新的，如同他人掌握了应用的机密。',
  },
  'workload-admin-confirmed-compromised': {
    name: '管理员将应用标记为遭入侵',
    why: '管理员有理由认为攻击者正以此应用的身份行动。',
  },
  'workload-leaked-credentials': {
    name: '在泄露中发现应用的机密',
    why: '找到机密的人可以以应用的身份行动，MFA 无法阻拦。',
  },
  'workload-anomalous-activity': {
    name: '应用在目录中的异常活动',
    why: '攻击者利用应用的权限，为自己创建帐户和机密。',
  },
  'workload-malicious-application': {
    name: 'Microsoft 认定为恶意的应用',
    why: '它是为读取邮件和文件，或以用户名义发送钓鱼邮件而制作的。',
  },
  'workload-suspicious-application': {
    name: '可能是恶意的应用',
    why: '它可能是为以用户名义读取邮件和文件而制作的。',
  },
  'workload-generic-risk': {
    name: '应用的风险，无详细信息',
    why: '看不到原因，只有应用的登录和更改能说明发生了什么。',
  },
  'other-user-risk': {
    name: '帐户出现新类型的风险',
    why: 'Microsoft 会不事先通知就增加风险类型，每一种都可能是攻击。',
  },
  'other-workload-risk': {
    name: '应用出现新类型的风险',
    why: 'Microsoft 会不事先通知就增加风险类型，而应用仍保留其权限。',
  },
  'high-risk-sign-in': {
    name: '高风险登录',
    why: 'Microsoft 几乎可以确定不是用户本人。',
  },
  'risky-sign-in': {
    name: '有风险的登录',
    why: 'Microsoft 怀疑不是用户本人。',
  },
  'risky-sign-in-inside-operating-countries': {
    name: '来自运营国家/地区的有风险登录',
    why: '攻击者租用公司所在国家/地区的地址，以免引人注意。',
  },
  'several-risks-of-an-account': {
    name: '一个帐户在半小时内出现多种风险',
    why: '单独一次也许是巧合，同时出现就几乎不是了。',
  },
  'risky-sign-in-outside-operating-countries': {
    name: '来自运营国家/地区以外的有风险登录',
    why: '那里没有人工作，Microsoft 也怀疑不是用户本人。',
  },
  'sign-in-without-second-factor-outside-operating-countries': {
    name: '来自运营国家/地区以外且无 MFA 的登录',
    why: '仅凭猜中或窃取的密码就进来了。',
  },
  'sign-in-from-malicious-country': {
    name: '来自以攻击闻名的国家/地区的登录',
    why: '有人从攻击多发之地登录进来了。',
  },
  'sign-in-outside-operating-countries': {
    name: '来自运营国家/地区以外的登录',
    why: '有人从公司无人工作的地方登录进来了。',
  },
  'attempt-from-malicious-country': {
    name: '来自以攻击闻名的国家/地区的登录尝试',
    why: '那里有人知道帐户的地址，并试图进入。',
  },
  'attempt-without-second-factor-outside-operating-countries': {
    name: '来自运营国家/地区以外且无 MFA 的尝试',
    why: '国外有人在尝试密码，且没有 MFA 阻拦。',
  },
  'sign-in-from-unknown-place': {
    name: '来自未知地点的登录',
    why: '攻击者使用无法判断位置的网络。',
  },
  'three-foreign-attempts-in-an-hour': {
    name: '一小时内有三次来自国外的登录尝试',
    why: '国外有人不断尝试进入此帐户。',
  },
  'five-foreign-attempts-in-a-day': {
    name: '一天内有五次来自国外的登录尝试',
    why: '国外有人在耐心尝试，以免超出通常的限制。',
  },
  'break-glass-account-used': {
    name: '紧急访问帐户被使用',
    why: '它无所不能且只用于紧急情况，因此每次使用都必须为人所知。',
  },
  'shared-mailbox-signed-in': {
    name: '直接登录共享邮箱',
    why: '成员使用自己的帐户；直接登录的人拥有一个谁都不该有的密码。',
  },
  'provider-sign-in-abroad': {
    name: '服务提供商的技术人员从国外登录',
    why: '谁夺取了技术人员的帐户，谁就能一次接触到所有客户。',
  },
  'legacy-sign-in': {
    name: '使用旧式身份验证登录',
    why: '旧协议不支持 MFA，因此有被盗的密码就够了。',
  },
  'password-grant-without-second-factor': {
    name: '应用用密码登录且没有 MFA',
    why: '攻击者这样尝试窃取的密码，因为没有任何机制要求 MFA。',
  },
  'device-code-for-broker': {
    name: '设备代码被用于整台设备的登录',
    why: '骗来的代码会给攻击者一个令牌，数周内可登录所有应用。',
  },
  'device-code-sign-in': {
    name: '使用设备代码登录',
    why: '攻击者会发送这样的代码；一旦输入，会话就归他们所有。',
  },
  'graph-session-from-several-addresses': {
    name: '一个会话被多个地址使用',
    why: '被盗的会话令牌会同时在两处使用。',
  },
  'developer-tool-reads-graph': {
    name: '开发者工具读取目录和邮件数据',
    why: '攻击者用盗来的帐户，借助每个租户都信任的 Microsoft 工具读取数据。',
  },
  'brute-force': {
    name: '一个帐户出现大量错误密码',
    why: '有人在尝试密码，直到猜中为止。',
  },
  'password-spray': {
    name: '一个地址在许多帐户上尝试密码',
    why: '许多帐户之中，总有一个与常见密码相符。',
  },
  'many-failed-sign-ins': {
    name: '一个帐户多次登录失败',
    why: '可能是攻击，也可能是某台设备还保存着旧密码。',
  },
  'smart-lockout': {
    name: '帐户因密码错误被锁定',
    why: '有人在尝试密码，或者某台设备还保存着旧密码。',
  },
  'mass-lockouts': {
    name: '许多帐户同时被锁定',
    why: '所有帐户都在遭受攻击，大家无法工作。',
  },
  'prompts-denied': {
    name: 'MFA 请求一再被拒绝',
    why: '有人掌握了密码，正等着用户松口。',
  },
  'impossible-travel': {
    name: '来自相距过远的两地的登录',
    why: '没有人能移动得这么快，可能有两个人在使用该帐户。',
  },
  'add-member-to-role-outside-of-pim-permanent': {
    name: '绕过 PIM 永久分配角色',
    why: '攻击者绕开 PIM 就无需审批，并能一直保留角色。',
  },
  'add-member-to-role-in-pim-completed-permanent': {
    name: '在 PIM 中永久分配角色',
    why: '谁夺取此帐户，谁就随时拥有其权限。',
  },
  'add-member-to-role-in-pim-completed-timebound': {
    name: '在 PIM 中限时分配角色',
    why: '在到期之前，谁夺取此帐户，谁就拥有其权限。',
  },
  'add-member-to-role': {
    name: '分配了管理员角色',
    why: '攻击者会给自己的帐户分配角色，以便日后返回。',
  },
  'add-eligible-member-to-role': {
    name: '帐户在 PIM 中获得角色资格',
    why: '从现在起，此帐户可以自行激活该角色。',
  },
  'add-member-to-role-completed-pim-activation': {
    name: '在 PIM 中激活了角色',
    why: '此帐户将拥有该角色数小时；其所有者应当知道原因。',
  },
  'remove-member-from-role': {
    name: '撤销了管理员角色',
    why: '攻击者会把能阻止他们的管理员拒之门外。',
  },
  'remove-member-from-role-in-pim': {
    name: '在 PIM 中撤销了角色',
    why: '攻击者把管理员拒之门外，而在 PIM 中看起来像日常操作。',
  },
  'second-factor-removed-from-policy': {
    name: '条件访问策略不再要求 MFA',
    why: '从现在起，对此策略所保护的所有人，有被盗的密码就够了。',
  },
  'update-conditional-access-policy': {
    name: '条件访问策略已更改',
    why: '一项排除或一个关闭的策略会为攻击者打开通道。',
  },
  'delete-conditional-access-policy': {
    name: '条件访问策略已删除',
    why: '它对登录的要求不再有效。',
  },
  'add-conditional-access-policy': {
    name: '添加了条件访问策略',
    why: '错误的策略会把用户锁在外面，攻击者也用它阻挡管理员。',
  },
  'second-factor-methods-removed': {
    name: '帐户的 MFA 方法被移除',
    why: '下一个登录的人可以注册自己的手机。',
  },
  'user-registered-security-info': {
    name: '用户注册了 MFA 方法',
    why: '已经进来的攻击者会注册自己的手机，以便留下来。',
  },
  'domain-federated': {
    name: '域现在信任另一个标识提供者',
    why: '谁控制了该提供者，谁就能以域中任何用户的身份登录，无需密码和 MFA。',
  },
  'set-federation-settings-on-domain': {
    name: '域的联合身份验证设置已更改',
    why: '攻击者用自己的证书，就能以域中任何用户的身份登录。',
  },
  'set-domain-authentication': {
    name: '域的登录方式已更改',
    why: '现在检查域中所有用户密码的，可能是别人。',
  },
  'external-provider-changed': {
    name: '添加或更改了外部 MFA 提供者',
    why: '谁控制了该提供者，谁就能替任何用户确认 MFA。',
  },
  'consent-to-application': {
    name: '对应用授予了同意',
    why: '即使更改了密码，应用仍会以用户的名义读取或发送数据。',
  },
  'add-delegated-permission-grant': {
    name: '对应用授予了委托的权限',
    why: '应用以其用户的名义行动，范围与用户自身的权限相同。',
  },
  'add-app-role-assignment-to-service-principal': {
    name: '对应用授予了应用程序权限',
    why: '应用无需任何用户，即可读取或更改全公司的数据。',
  },
  'add-service-principal-credentials': {
    name: '企业应用程序添加了机密或证书',
    why: '攻击者为受信任的应用添加机密，此后便以该应用的身份行动。',
  },
  'update-application-certificates-and-secrets-management': {
    name: '应用注册添加了机密或证书',
    why: '谁有新机密，谁就能以应用的身份行动，MFA 无法阻拦。',
  },
  'reset-password': {
    name: '重置了管理员的密码',
    why: '谁重置了密码，谁就拥有该帐户及其全部权限。',
  },
  'change-user-password': {
    name: '更改了管理员的密码',
    why: '攻击者更改密码，就能把所有者锁在外面。',
  },
  'disable-account': {
    name: '帐户被禁用',
    why: '攻击者会禁用能阻止他们的人的帐户。',
  },
  'enable-account': {
    name: '帐户被启用',
    why: '无人关注的旧帐户是很好的藏身之处。',
  },
  'add-member-to-group': {
    name: '受监视或有特权的组添加了成员',
    why: '成员身份会带来该组的全部访问权限和角色。',
  },
  'add-owner-to-group': {
    name: '受监视或有特权的组添加了所有者',
    why: '所有者可以让任何人加入，而访问权限和角色都随组而来。',
  },
  'add-role-definition': {
    name: '创建了自定义角色',
    why: '无害的名称背后可能藏着广泛的权限。',
  },
  'update-role-definition': {
    name: '自定义角色已更改',
    why: '拥有此角色的人会立即拥有其新权限。',
  },
  'update-role-setting-in-pim': {
    name: 'PIM 中角色的激活规则已更改',
    why: '没有审批或 MFA，被盗的帐户可以自行激活角色。',
  },
  'triggered-pim-alert': {
    name: 'PIM 就角色的使用发出警告',
    why: 'PIM 发现了在其之外分配的、未使用的或过多的角色。',
  },
  'add-named-location': {
    name: '添加了命名位置',
    why: '对于受信任的位置，策略可能不要求 MFA。',
  },
  'update-named-location': {
    name: '命名位置已更改',
    why: '如果攻击者的地址在受信任的位置中，就不会被要求 MFA。',
  },
  'delete-named-location': {
    name: '命名位置已删除',
    why: '依赖此位置的策略可能不再阻止任何人。',
  },
  'update-continuous-access-evaluation': {
    name: '连续访问评估已更改',
    why: '没有它，被阻止的帐户和被盗的令牌最长一小时内仍然有效。',
  },
  'update-policy': {
    name: '目录的策略对象已更改',
    why: '它可能决定会话持续多久，或应用可以做什么。',
  },
  'add-policy': {
    name: '目录添加了策略对象',
    why: '它可能取代另一个对象，决定会话持续多久或应用可以做什么。',
  },
  'delete-policy': {
    name: '目录的策略对象已删除',
    why: '它所限制的内容不再受到限制。',
  },
  'update-authorization-policy': {
    name: '用户和来宾的默认权限已更改',
    why: '它决定用户能否同意应用、邀请来宾和读取目录。',
  },
  'authentication-methods-policy-update': {
    name: '身份验证方法策略已更改',
    why: '重新允许的较弱方法可被攻击者利用。',
  },
  'authentication-methods-policy-reset': {
    name: '身份验证方法策略已重置',
    why: '关于方法的所有决定都被撤销，较弱的方法可能又被允许。',
  },
  'authentication-strength-policy-update': {
    name: '身份验证强度已更改',
    why: '要求此强度的策略今后可能接受较弱的方法。',
  },
  'authentication-strength-policy-delete': {
    name: '身份验证强度已删除',
    why: '策略无法再要求这些方法。',
  },
  'add-application': {
    name: '创建了应用注册',
    why: '攻击者注册自己的应用，以保留对数据的访问。',
  },
  'add-owner-to-application': {
    name: '应用注册添加了所有者',
    why: '所有者可以添加机密，从而以应用的权限行动。',
  },
  'add-owner-to-service-principal': {
    name: '企业应用程序添加了所有者',
    why: '所有者可以更改应用的机密和登录，并以其权限行动。',
  },
  'set-verified-publisher': {
    name: '设置了应用的已验证发布者',
    why: '对于带有已验证名称的应用，人们更容易同意。',
  },
  'unset-verified-publisher': {
    name: '移除了应用的已验证发布者',
    why: '不再有人担保应用背后是谁。',
  },
  'add-permission-grant-policy': {
    name: '添加了应用同意规则',
    why: '它决定用户可以自行向应用授予哪些权限。',
  },
  'update-permission-grant-policy': {
    name: '应用同意规则已更改',
    why: '如果规则放宽了，用户可能会放进有害的应用。',
  },
  'add-user': {
    name: '创建了帐户',
    why: '攻击者创建帐户，以便日后返回。',
  },
  'delete-user': {
    name: '帐户已删除',
    why: '攻击者删除帐户，以造成损害或消除痕迹。',
  },
  'hard-delete-user': {
    name: '帐户已永久删除',
    why: '它无法恢复，邮件和文件也随之消失。',
  },
  'update-stsrefreshtokenvalidfrom-timestamp': {
    name: '帐户的会话已撤销',
    why: '有人想让该帐户在所有地方注销，其中也许有原因。',
  },
  'disable-strong-authentication': {
    name: '帐户的每用户 MFA 已禁用',
    why: '除非策略要求 MFA，否则从现在起有被盗的密码就够了。',
  },
  'user-deleted-security-info': {
    name: '用户删除了 MFA 方法',
    why: '攻击者会移除所有者的手机，只留下自己的。',
  },
  'user-changed-default-security-info': {
    name: '用户更改了默认 MFA 方法',
    why: '请求从现在起发往另一台设备，可能是攻击者的。',
  },
  'admin-registered-security-info': {
    name: '管理员注册了 MFA 方法',
    why: '有了自己的方法或临时访问密码，他人就能以该用户的身份登录。',
  },
  'admin-deleted-security-info': {
    name: '管理员删除了 MFA 方法',
    why: '下一个登录的人可以注册自己的方法。',
  },
  'admin-updated-security-info': {
    name: '管理员更改了 MFA 方法',
    why: '换了号码后，代码和电话会到别人那里。',
  },
  'add-fido2-security-key': {
    name: '添加了安全密钥或通行密钥',
    why: '添加了密钥的攻击者无需密码即可返回。',
  },
  'delete-fido2-security-key-s': {
    name: '删除了安全密钥或通行密钥',
    why: '该帐户可能退回到会被钓鱼窃取的方法。',
  },
  'add-passwordless-phone-sign-in-credential': {
    name: '添加了无密码手机登录',
    why: '谁有这部手机，谁就能无密码登录。',
  },
  'create-application-password-for-user': {
    name: '创建了应用密码',
    why: '它绕过 MFA，更改密码后仍然有效。',
  },
  'fraud-reported-user-is-blocked-for-mfa': {
    name: '用户报告 MFA 欺诈，MFA 已被阻止',
    why: '他人掌握了密码并触发了请求。',
  },
  'fraud-reported-no-action-taken': {
    name: '用户报告 MFA 欺诈，未作任何阻止',
    why: '他人掌握了密码，随时可能再试。',
  },
  'suspicious-activity-reported': {
    name: '用户报告了可疑的 MFA 请求',
    why: '触发请求的人知道密码。',
  },
  'convert-federated-user-to-managed': {
    name: '帐户从联合身份验证转为云端',
    why: '它现在用云密码登录，而转换它的人可能知道该密码。',
  },
  'invite-external-user': {
    name: '邀请了来宾',
    why: '来宾能看到团队和组中共享的内容，也可能是攻击者返回的途径。',
  },
  'redeem-external-user-invite': {
    name: '来宾接受了邀请',
    why: '从现在起，另一个组织的人拥有访问权限。',
  },
  'add-unverified-domain': {
    name: '添加了域，尚未验证',
    why: '这是以另一个名称登录和发邮件的第一步。',
  },
  'add-verified-domain': {
    name: '添加了已验证的域',
    why: '攻击者添加自己的域，借此以任何用户的身份登录。',
  },
  'remove-verified-domain': {
    name: '域被移除',
    why: '该域的地址不再可用，他人可以占用它。',
  },
  'verify-domain': {
    name: '域已通过验证',
    why: '从现在起，帐户和邮件可以使用此域。',
  },
  'set-dirsyncenabled-flag': {
    name: '目录同步被启用或关闭',
    why: '谁控制了本地目录，谁就控制了同步的帐户。',
  },
  'set-dirsync-feature': {
    name: '目录同步的功能已更改',
    why: '它可能让本地帐户接管云中的帐户。',
  },
  'set-password-policy': {
    name: '密码过期策略已更改',
    why: '它决定被盗的密码能用多久。',
  },
  'add-partner-to-company': {
    name: '租户添加了合作伙伴',
    why: '合作伙伴可以在租户中获得广泛的权限。',
  },
  'remove-partner-from-company': {
    name: '租户移除了合作伙伴',
    why: '这可能把维护租户的人拒之门外。',
  },
  'add-a-partner-to-cross-tenant-access-setting': {
    name: '为某个组织添加了跨租户访问',
    why: '该组织的用户今后可能按其他规则进入。',
  },
  'update-a-partner-cross-tenant-access-setting': {
    name: '某个组织的跨租户访问已更改',
    why: '今后可能会信任另一个租户的 MFA 或设备。',
  },
  'update-the-company-default-cross-tenant-access-setting': {
    name: '默认跨租户访问已更改',
    why: '它适用于所有其他组织的用户。',
  },
  'create-a-partner-cross-tenant-identity-sync-setting': {
    name: '添加了跨租户同步',
    why: '另一个租户可以在这里创建帐户，这是一条隐蔽的返回途径。',
  },
  'set-device-registration-policies': {
    name: '设备注册规则已更改',
    why: '攻击者注册自己的设备，以冒充受管理的设备。',
  },
  'reveal-local-administrator-password': {
    name: '读取了设备的本地管理员密码',
    why: '谁知道它，谁就控制了设备及其中的内容。',
  },
  'read-bitlocker-key': {
    name: '读取了设备的 BitLocker 密钥',
    why: '有了密钥和设备，就能读取驱动器上的全部数据。',
  },
  'device-no-longer-compliant': {
    name: '设备不再合规',
    why: '某项保护已关闭，可能是疏忽，也可能是故意。',
  },
  'device-no-longer-managed': {
    name: '设备不再受管理',
    why: '不再有人查看或强制其保护。',
  },
  'update-group-settings': {
    name: '组的设置已更改',
    why: '它们决定谁能创建组，以及来宾能否拥有组。',
  },
  'create-group-settings': {
    name: '创建了组的设置',
    why: '它们取代了关于谁能创建组和让来宾加入的默认值。',
  },
  'update-identityprotectionpolicy': {
    name: '风险策略已更改',
    why: '有风险的登录和用户可能不再被阻止。',
  },
  'update-notificationsettings': {
    name: '风险通知的收件人已更改',
    why: '应当得知风险的人可能再也收不到消息。',
  },
  confirmcompromised: {
    name: '帐户被手动确认为遭入侵',
    why: '有人调查后发现了攻击者；请确保其余的工作也已完成。',
  },
  dismissuser: {
    name: '帐户的风险被消除',
    why: '已消除的风险不会阻止任何登录；操作的人应当知道原因。',
  },
  'directory-scheduled-for-deletion-userrequest': {
    name: '租户已计划删除',
    why: '所有帐户、邮件和文件都会随租户一起消失。',
  },
  'add-service-principal': {
    name: '添加了企业应用程序',
    why: '无人知晓的应用，可能是有人误点同意的。',
  },
  'set-company-information': {
    name: '公司信息已更改',
    why: '联系人决定谁会收到 Microsoft 的安全警告。',
  },
  'support-request-approved': {
    name: 'Microsoft 支持获得了数据访问权限',
    why: 'Microsoft 工程师可以在数小时内打开内容；应当有人提出过请求。',
  },
  'update-security-defaults': {
    name: '安全默认值被启用或关闭',
    why: '没有它也没有策略时，有被盗的密码就够了。',
  },
  'other-policy-changed': {
    name: '目录的其他策略已更改',
    why: '策略决定什么被允许，而攻击者会先放宽它们。',
  },
  'elevated-to-user-access-administrator': {
    name: '管理员取得了对全部 Azure 的访问权限',
    why: '此帐户可以给自己每个 Azure 订阅，包括服务器和备份。',
  },
  'inbox-rule-forwards-outside': {
    name: '收件箱规则将邮件转发到公司外部',
    why: '攻击者借此持续读取邮件，更改密码后也一样。',
  },
  'inbox-rule-forwards': {
    name: '收件箱规则转发邮件',
    why: '邮件发往另一个邮箱，它也可能在攻击者手中。',
  },
  'inbox-rule-hides-mail': {
    name: '收件箱规则删除或隐藏邮件',
    why: '攻击者在欺骗他人时，向用户隐藏回复和警告。',
  },
  'inbox-rule-changed': {
    name: '创建或更改了收件箱规则',
    why: '大多数是无害的，但攻击者也会从规则入手。',
  },
  'mailbox-forwards-outside': {
    name: '邮箱将所有邮件转发到公司外部',
    why: '即使更改了密码，外部仍有人在读取邮件。',
  },
  'mailbox-forwards': {
    name: '邮箱转发所有邮件',
    why: '所有邮件都发往另一个邮箱，其所有者应当为人所知。',
  },
  'mailbox-permission-given': {
    name: '将邮箱的访问权限给了他人',
    why: '拥有权限的人可以读取所有邮件，或以所有者的名义发送。',
  },
  'mailbox-delegate-set': {
    name: '代理人可以代表邮箱发送邮件',
    why: '以某人名义发来的邮件容易被相信，付款时尤其如此。',
  },
  'mailbox-auditing-bypassed': {
    name: '帐户被排除在邮箱审核之外',
    why: '此帐户在邮箱中读取和删除的内容不再被记录。',
  },
  'mail-access-throttled': {
    name: '读取的邮件超出 Microsoft 的记录量',
    why: '一天超过一千次访问，说明邮箱可能已被复制。',
  },
  'mail-synced-in-bulk': {
    name: '一小时内复制了多个邮件文件夹',
    why: '新的邮件程序会复制它们，攻击者也会。',
  },
  'mail-read-in-bulk': {
    name: '一小时内读取的邮件量异常',
    why: '可能有工具在邮箱中搜索发票和密码。',
  },
  'transport-rule-changed': {
    name: '邮件流规则已更改',
    why: '这类规则会复制、重定向或放行全公司的邮件。',
  },
  'mail-connector-changed': {
    name: '邮件连接器已更改',
    why: '通过连接器可以转移邮件，或以公司名义发送垃圾邮件。',
  },
  'exchange-role-given': {
    name: '授予了 Exchange 管理权限',
    why: '有了它，就能打开、搜索和转发每个邮箱。',
  },
  'unified-audit-stopped': {
    name: '统一审核日志已关闭',
    why: '从现在起，没有人能看到攻击者做了什么。',
  },
  'mailbox-auditing-stopped': {
    name: '所有人的邮箱审核已关闭',
    why: '邮箱中读取、发送和删除的内容不会留下痕迹。',
  },
  'mailbox-owner-auditing-stopped': {
    name: '一个邮箱的审核已关闭',
    why: '此邮箱中发生的事情不会留下痕迹。',
  },
  'mail-protection-removed': {
    name: '邮件防护已关闭或删除',
    why: '钓鱼邮件、恶意软件或数据泄露不再被阻止。',
  },
  'mail-signing-stopped': {
    name: '域的 DKIM 签名已关闭',
    why: '该域的伪造邮件更难识别，真实邮件会被当作垃圾邮件。',
  },
  'automatic-forwarding-opened': {
    name: '允许自动转发到外部',
    why: '从现在起，攻击者的收件箱规则可以把邮件发到公司外部。',
  },
  'ediscovery-search-started': {
    name: '启动了对内容的电子数据展示搜索',
    why: '它搜索所有邮箱和文件，而所有者不会察觉。',
  },
  'anyone-link-created': {
    name: '创建了任何人都能打开的链接',
    why: '谁拿到链接，谁就能打开文件，无需登录。',
  },
  'anyone-link-used': {
    name: '任何人都能打开的链接被使用',
    why: '有人未登录就打开了文件，无法得知是谁。',
  },
  'file-shared-outside': {
    name: '文件被共享到公司外部',
    why: '数据离开了公司，可能发往私人地址。',
  },
  'files-downloaded-in-bulk': {
    name: '一小时内下载的文件量异常',
    why: '有人在带走数据，可能是离职前，也可能是为了勒索。',
  },
  'files-deleted-in-bulk': {
    name: '一小时内删除的文件量异常',
    why: '勒索软件和心怀不满的离职者会尽可能多地删除。',
  },
  'malware-in-file': {
    name: '在存储的文件中发现恶意软件',
    why: '打开或同步此文件会使设备受到感染。',
  },
  'site-administrator-added': {
    name: '站点添加了管理员',
    why: '站点管理员可以读取和共享站点上的一切。',
  },
  'sharing-policy-changed': {
    name: 'SharePoint 的共享或访问策略已更改',
    why: '如果策略放宽了，文件可能在无人察觉时离开公司。',
  },
  'team-guest-added': {
    name: '团队添加了来宾',
    why: '来宾能看到团队频道中的聊天和文件。',
  },
  'teams-setting-changed': {
    name: 'Teams 的组织范围设置已更改',
    why: '它对所有人有效，涉及会议、应用和来宾。',
  },
  'teams-opened-to-outside': {
    name: 'Teams 向外部开放',
    why: '陌生人可以给员工发消息，钓鱼也会通过聊天而来。',
  },
  'data-loss-rule-matched': {
    name: '敏感数据命中数据丢失防护规则',
    why: '卡号或个人数据可能已离开公司。',
  },
  'malware-mail-delivered': {
    name: '带恶意软件的邮件已送达邮箱',
    why: '打开附件会使设备受到感染。',
  },
  'phishing-mail-delivered': {
    name: '钓鱼邮件已送达邮箱',
    why: '上当的人会把密码或会话交给陌生人。',
  },
  'mail-reported-as-threat': {
    name: '有人将邮件报告为威胁',
    why: '一个人注意到的邮件，其他人可能已经打开。',
  },
  'malicious-link-opened': {
    name: '绕过警告打开了恶意链接',
    why: '此人可能在那里输入了密码或下载了恶意软件。',
  },
  'malicious-link-blocked': {
    name: '已阻止点击恶意链接',
    why: '含有该链接的邮件可能也在其他邮箱中。',
  },
  'defender-endpoint': {
    name: '来自 Defender for Endpoint 的警报',
    why: '有害的东西正在设备上运行，或已在那里被拦截。',
  },
  'defender-identity': {
    name: '来自 Defender for Identity 的警报',
    why: '有人在攻击本地网络的帐户或服务器。',
  },
  'defender-cloud-apps': {
    name: '来自 Defender for Cloud Apps 的警报',
    why: '云应用中出现了异常情况。',
  },
  'defender-office': {
    name: '来自 Defender for Office 365 的警报',
    why: '有害的邮件或文件已送达，或正从这里发出。',
  },
  'defender-xdr': {
    name: '来自 Defender XDR 的警报',
    why: '多个迹象共同表明存在攻击。',
  },
  'defender-app-governance': {
    name: '来自应用治理的警报',
    why: '有权访问数据的应用行为异常。',
  },
  'defender-data-loss': {
    name: '来自数据丢失防护的警报',
    why: '敏感数据可能已离开公司。',
  },
  'defender-cloud': {
    name: '来自 Defender for Cloud 的警报',
    why: 'Azure 中的服务器、存储或数据库处于危险之中。',
  },
  'defender-sentinel': {
    name: '来自 Microsoft Sentinel 的警报',
    why: '公司自己的监视规则发现了情况。',
  },
  'defender-insider-risk': {
    name: '来自内部风险管理的警报',
    why: '公司内部可能有人在带走数据。',
  },
  'defender-identity-protection': {
    name: '来自 Microsoft Entra ID 保护的警报',
    why: 'Microsoft 怀疑登录的不是用户本人。',
  },
  'defender-other': {
    name: '来自其他 Microsoft 产品的警报',
    why: 'Microsoft 发现了值得查看的情况。',
  },
  'account-at-risk': {
    name: '有风险的帐户',
    why: 'Microsoft 汇总了他人可能在使用此帐户的迹象。',
  },
  'defender-incident': {
    name: 'Defender 中的事件',
    why: 'Microsoft 将多个警报视为同一攻击的组成部分。',
  },
  'service-issue': {
    name: 'Microsoft 服务出现问题',
    why: '大家无法工作时，知道原因不在自己会有帮助。',
  },
  'administrators-without-mfa': {
    name: '未注册 MFA 的管理员',
    why: '谁知道其中一人的密码，谁就拥有管理员权限。',
  },
  'users-without-mfa': {
    name: '未注册 MFA 的用户',
    why: '知道密码的人可以登录，还能抢先注册自己的验证方法。',
  },
  'no-conditional-access-policy': {
    name: '有许可证却没有条件访问策略',
    why: '没有启用的策略，就不会要求 MFA，也挡不住陌生的设备和国家。',
  },
  'security-defaults-off': {
    name: '安全默认值已关闭且没有替代',
    why: '登录不要求 MFA，旧的登录方式也仍然开放。',
  },
  'policy-left-in-report-only': {
    name: '条件访问策略一直停留在仅报告模式',
    why: '它只记录本来会做什么，大家却相信并不存在的保护。',
  },
  'unused-licensed-users': {
    name: '不登录的持证用户',
    why: '别人使用这样的帐户也没人发现，而许可证仍在付费。',
  },
  'unused-users': {
    name: '不登录的用户',
    why: '别人使用这样的帐户也没人发现。',
  },
  'unused-guests': {
    name: '不登录的来宾',
    why: '合作结束很久之后，他们仍能访问文件和团队。',
  },
  'licensed-administrators': {
    name: '持有日常办公许可证的管理员',
    why: '邮件和网站会到达高权限帐户，一次点击就可能让出整个租户。',
  },
  'rogue-app': {
    name: '已知被攻击者使用的应用',
    why: '攻击者用它复制邮箱和文件，改了密码也无济于事。',
  },
  'app-secret-expires': {
    name: '应用密钥即将到期',
    why: '到期后，用它登录的一切都会停止，而且常在半夜。',
  },
  'app-certificate-expires': {
    name: '应用证书即将到期',
    why: '到期后，用它登录的一切都会停止，而且常在半夜。',
  },
  'app-secret-lives-long': {
    name: '有效期长达数年的应用密钥',
    why: '密钥有效越久，知道它的人和备份就越多。',
  },
  'app-waits-for-approval': {
    name: '等待批准的应用',
    why: '有人希望应用获得访问权限，正在等待，也可能另找办法。',
  },
  'license-ends': {
    name: '即将终止的订阅',
    why: '订阅终止一段时间后，人们会失去邮件和文件。',
  },
  'licenses-over-used': {
    name: '使用的许可证多于购买的',
    why: 'Microsoft 迟早会收回多出的部分，届时有人无法工作。',
  },
  'licenses-unused': {
    name: '许多许可证闲置',
    why: '公司在为没人使用的东西付费。',
  },
  'license-assignment-fails': {
    name: '许可证无法分配',
    why: '组里的新成员得不到邮箱和应用，也不知道原因。',
  },
  'secure-score-dropped': {
    name: 'Secure Score 下降',
    why: '某项保护被关闭，或有新的内容没有受到保护。',
  },
  'secure-score-low': {
    name: 'Secure Score 非常低',
    why: 'Microsoft 的大多数建议都没有落实，简单的攻击也会得手。',
  },
  'directory-sync-stopped': {
    name: '目录同步已停止',
    why: '在本地被停用或已离职的人，在云端仍有访问权限。',
  },
  'stale-devices': {
    name: '无人再用的设备',
    why: '它们仍被视为已知设备，丢失或卖掉的设备可能还有访问权限。',
  },
  'devices-not-compliant': {
    name: '不符合规则的设备',
    why: '过旧的系统和缺失的加密让其中的数据很容易被取走。',
  },
  'connection-lost': {
    name: '与公司的连接已丢失',
    why: '不再读取该公司的任何信息：那里发生的事既不会显示，也不会通知。',
  },
  'exchange-connection-lost': {
    name: '与 Exchange Online 的连接已丢失',
    why: '不再读取邮箱和邮件规则，其中的更改无人察觉。',
  },
  'sync-failing': {
    name: '目录同步反复失败',
    why: '此后加入、离开或失去 MFA 的人员在这里无从得知。',
  },
  'permissions-missing': {
    name: '缺少权限',
    why: '这些权限所允许的内容无法读取，也无法就此发出通知。',
  },
  'staff-action-failed': {
    name: '员工对租户的操作失败',
    why: '有人可能以为已经完成，而租户仍是原样。',
  },
  'task-failed': {
    name: '对租户的自动操作失败',
    why: '本应自动发生的事没有发生，也没有人看到。',
  },
  'task-partly-done': {
    name: '对租户的自动操作只完成了一部分',
    why: '只做一半的锁定或解除可能比不做更糟：请查看还缺什么。',
  },
  'posture-regressed': {
    name: '安全检查不再达标',
    why: '保护公司的一项设置被更改，可能是失误，也可能是攻击者在为自己铺路。',
  },
  'posture-regressed-by-task': {
    name: '从这里所做的更改后安全检查不再达标',
    why: '在这里请求的一项更改削弱了公司的防护，也许并非有意。',
  },
  'restricted-sender': {
    name: '用户被限制发送邮件',
    why: 'Exchange 阻止了一个发送垃圾邮件的帐户：可能有其他人在使用它。',
  },
  'quarantine-release-requested': {
    name: '有人请求放行被隔离的邮件',
    why: '有人在等待一封被扣留的邮件，而攻击者希望它被放行。',
  },
  'google-government-attack': {
    name: 'Google 警告存在政府支持的攻击',
    why: '这类攻击者有耐心且装备精良，而 Google 只会警告极少数人。',
  },
  'google-password-leaked': {
    name: 'Google 因密码泄露而停用帐户',
    why: '有其他人知道该密码，并且可能已经用它登录过。',
  },
  'google-account-hijacked': {
    name: 'Google 认定帐户被盗用并将其停用',
    why: 'Google 发现有他人在使用该帐户，而此前所做的操作不会自动撤销。',
  },
  'google-account-sends-spam': {
    name: 'Google 停用了发送垃圾邮件的帐户',
    why: '可能有他人正以该用户的名义发送邮件。',
  },
  'google-account-suspended': {
    name: 'Google 停用了帐户',
    why: 'Google 未说明原因：可能被滥用，也可能违反了规定。',
  },
  'google-stolen-session': {
    name: 'Google 结束了可能被盗的会话',
    why: '被盗的会话无需密码和 MFA 即可打开帐户。',
  },
  'google-risky-action': {
    name: 'Google 允许了一项有风险的操作',
    why: 'Google 对一项敏感更改存疑，经验证后予以放行。',
  },
  'google-risky-action-blocked': {
    name: 'Google 阻止了一项有风险的操作',
    why: '没有任何更改，但尝试者仍处于登录状态。',
  },
  'google-suspicious-login': {
    name: 'Google 出现可疑登录',
    why: 'Google 了解该用户平时的登录方式，而这次不同。',
  },
  'google-other-warning': {
    name: 'Google 的其他警告',
    why: 'Google 新增了此处尚不认识的警告，需要阅读其内容。',
  },
  'google-challenges-failed': {
    name: 'Google 第二步验证多次失败',
    why: '被要求进行第二步验证的人，已经输入了正确的密码。',
  },
  'google-second-factor-off': {
    name: 'Google 两步验证已关闭',
    why: '今后仅凭密码就能打开该帐户。',
  },
  'google-advanced-protection-left': {
    name: '已退出 Google 高级保护',
    why: '该用户因容易成为攻击目标而曾受到保护。',
  },
  'google-recovery-changed': {
    name: 'Google 帐户的恢复信息已更改',
    why: '掌握恢复邮箱或电话的人以后可以重新取得该帐户。',
  },
  'google-forwarding-outside': {
    name: 'Google 邮件被转发到公司外部',
    why: '外部人员正在同步阅读邮件，而邮箱看起来毫无变化。',
  },
  'google-admin-role-given': {
    name: 'Google 管理员角色已授予',
    why: '拥有该角色的人可以更改帐户和设置，并让他人进入。',
  },
  'google-admin-role-changed': {
    name: 'Google 管理员角色已更改',
    why: '即使没有授予新角色，拥有该角色的人现在也可能拥有更多权限。',
  },
  'google-second-factor-not-enforced': {
    name: 'Google 不再强制两步验证',
    why: '公司的一整个部门现在仅凭密码即可打开。',
  },
  'google-mail-monitored': {
    name: 'Google 用户邮件被复制',
    why: '管理员将某人的邮件发送到其他地址，而本人看不到。',
  },
  'google-data-transferred': {
    name: 'Google 用户文件已转移',
    why: '一个人的所有文件转给了另一个人，通常只在离职时发生。',
  },
  'google-company-data-exported': {
    name: 'Google 已开始导出公司全部数据',
    why: '公司在 Google 的所有内容都可以一次性下载。',
  },
  'google-api-client-authorized': {
    name: '某客户端可在 Google 以任意用户身份操作',
    why: '它可以在无需密码且不被察觉的情况下，以公司任何人的身份读写。',
  },
  'google-app-trusted': {
    name: 'Google 将某应用标记为受信任',
    why: '今后用户可以授予它所要求的一切访问权限。',
  },
  'google-app-given-access': {
    name: '某应用获得 Google 邮件或文件的访问权限',
    why: '即使更改密码，它仍可在用户不在场时保留访问权限。',
  },
  'duo-fraud-reported': {
    name: 'Duo 提示被举报为欺诈',
    why: '用户本人并未登录，因此有他人掌握了密码。',
  },
  'duo-prompts-denied-then-approved': {
    name: 'Duo 提示多次被拒后获批准',
    why: '攻击者会不断发送提示，直到有一次因失误或厌烦而被批准。',
  },
  'duo-bypass-used': {
    name: '绕过 Duo 登录',
    why: '该用户无需第二因素，仅凭密码即可登录。',
  },
  'duo-bypass-code-created': {
    name: '在 Duo 创建了绕过代码',
    why: '持有该代码的人无需第二因素即可登录。',
  },
  'duo-user-set-to-bypass': {
    name: '在 Duo 将用户设为绕过',
    why: '此后该用户无需第二因素，直到有人恢复设置。',
  },
} satisfies DetectionTexts
