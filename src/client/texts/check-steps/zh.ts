import type { Translation } from '../translation.ts'

export const checkSteps = {
  'admin-portals-need-a-second-factor': {
    steps: {
      1: '选择“New policy”；在“Users”›“Directory roles”中选择管理员角色，并排除紧急访问帐户的组。',
      2: '在“Target resources”中选择“Microsoft Admin Portals”和“Windows Azure Service Management API”。',
      3: '在“Grant”中选择“Require multifactor authentication”。',
      4: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '没有注册方法的管理员将无法打开管理门户。“Authentication methods”下的“User registration details”显示谁没有注册。',
  },
  'administrator-sessions-limited': {
    steps: {
      1: '选择“New policy”；在“Users”›“Directory roles”中选择管理员角色，并排除紧急访问帐户的组。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Session”中，将“Sign-in frequency”设为 4 小时，将“Persistent browser session”设为“Never persistent”。',
      4: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '管理员当天需要再次登录，以管理员身份运行的脚本会在四小时后停止。请先将其改为使用应用或托管标识。',
  },
  'administrators-need-a-second-factor': {
    steps: {
      1: '选择“New policy”；在“Users”›“Directory roles”中选择管理员角色，并排除紧急访问帐户的组。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Grant”中选择“Require multifactor authentication”。',
      4: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
      5: '没有 Microsoft Entra ID P1 时，请改为启用安全默认值：“Overview”›“Properties”›“Manage security defaults”。',
    },
    breaks:
      '没有注册方法的管理员无法登录，使用管理员密码的脚本会失败。“User registration details”和登录日志可显示这两种情况。',
  },
  'administrators-use-phishing-resistant-methods': {
    steps: {
      1: '请每位管理员注册通行密钥、Windows Hello 企业版或证书。',
      2: '选择“New policy”；在“Users”›“Directory roles”中选择管理员角色，并排除紧急访问帐户的组。',
      3: '在“Target resources”中包含“All resources”。',
      4: '在“Grant”中选择“Require authentication strength”和“Phishing-resistant MFA”。',
      5: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks: '只有身份验证器应用或短信的管理员将无法登录。“User registration details”显示每个人的方法。',
  },
  'authentication-transfer-blocked': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Conditions”›“Authentication flows”中选择“Authentication transfer”。',
      4: '在“Grant”中选择“Block access”。',
      5: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '用户不能再用二维码把会话转到手机，需要在手机上登录。按“Original transfer method”筛选登录日志，可看到谁在使用。',
  },
  'device-code-flow-blocked': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Conditions”›“Authentication flows”中选择“Device code flow”。',
      4: '在“Grant”中选择“Block access”。',
      5: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '用代码登录的会议室、共享屏幕和命令行工具将停止工作。按“Authentication protocol”和“Device code”筛选登录日志即可看到；请先排除或改造这些帐户。',
  },
  'device-enrolment-asks-every-time': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”中选择“Microsoft Intune Enrollment”；如果没有，请先用应用 ID d4ebce55-015a-49b5-a083-c84d1797ae8c 创建服务主体。',
      3: '在“Grant”中选择“Require multifactor authentication”。',
      4: '在“Session”中将“Sign-in frequency”设为“Every time”。',
      5: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks: '注册设备的人需要当场用 MFA 登录。无人值守的注册可能失败；请询问负责准备设备的人如何操作。',
  },
  'device-registration-needs-a-second-factor': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”›“User actions”中选择“Register or join devices”。',
      3: '在“Grant”中选择“Require multifactor authentication”。',
      4: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
      5: '在“Devices”›“Device settings”中，将要求用 MFA 注册或加入设备的开关设为“No”；它会妨碍该策略。',
    },
    breaks: '准备设备的人需要已注册的方法。新员工第一天还没有：请给他们临时访问密码。',
  },
  'devices-are-compliant': {
    steps: {
      1: '查看哪些设备不合规，以及每台缺少哪项设置。',
      2: '先修复许多设备都缺的内容，例如加密或过旧的系统版本。',
      3: '其余设备请使用者在“Company Portal”应用中检查。',
      4: '停用无人使用的设备。',
    },
    breaks: '这本身不会打断任何人。如果有策略要求合规设备，使用不合规设备的人在合规之前无法访问。',
  },
  'emergency-accounts-left-out': {
    steps: {
      1: '创建两个仅存在于云中的帐户，各自拥有“Global Administrator”角色以及通行密钥或证书，并放入一个组。',
      2: '打开每个已启用的策略，在“Users”›“Exclude”中添加此组。',
      3: '为这些帐户的每次登录设置警报。',
    },
    breaks: '不会打断任何人。这些帐户不受策略约束：请妥善保管其密钥，并监视其登录。',
  },
  'everyone-needs-a-second-factor': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Grant”中选择“Require multifactor authentication”。',
      4: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
      5: '没有 Microsoft Entra ID P1 时，请改为启用安全默认值：“Overview”›“Properties”›“Manage security defaults”。',
    },
    breaks:
      '没有注册方法的用户在下次登录时必须注册。只用密码登录的服务帐户、脚本和设备会失败；策略处于“Report-only”时，登录日志会显示它们。',
  },
  'everyone-signs-in-again': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Session”中将“Sign-in frequency”设为天数，例如 7。',
      4: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '超过该时间后，所有人都要在每台设备上重新登录。会议室、自助终端和共享屏幕会停用，直到有人登录；请排除其帐户。',
  },
  'excluded-groups-covered-elsewhere': {
    steps: {
      1: '找出排除了此处所列组的策略。',
      2: '将不再需要例外的人移出该组。',
      3: '选择“New policy”，在“Users”中包含此组，并提出其他要求，例如受管理的设备。',
      4: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks: '组成员必须满足新策略，做不到的人无法访问。策略处于“Report-only”时，登录日志会显示他们。',
  },
  'few-global-administrators': {
    steps: {
      1: '在“Assignments”中查看谁拥有该角色。',
      2: '保留两到四人，紧急访问帐户也计算在内。',
      3: '给其他人足以完成工作的最小角色，例如“User Administrator”或“Exchange Administrator”。',
      4: '删除他们的“Global Administrator”分配。',
    },
    breaks: '这些人以及用其帐户运行的脚本，将失去只有全局管理员才有的权限。审核日志显示每个人最近做了什么。',
  },
  'global-administrator-needs-approval': {
    steps: {
      1: '选择“Edit”，并勾选“Require approval to activate”。',
      2: '选择至少两名审批者。',
      3: '选择“Update”。',
    },
    breaks: '需要该角色的人要等待审批。请确保夜间也有人审批，并让紧急访问帐户永久拥有该角色。',
  },
  'google-administrators-have-a-second-factor': {
    steps: {
      1: '请此处列出的每个人在自己的 Google 帐号中开启两步验证。',
      2: '在用户列表中查看“2-step verification enrollment”是否为“Enrolled”。',
    },
    breaks: '尚无第二因素的人会被要求设置。',
  },
  'google-administrators-use-passkeys': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '将“Methods”设为“Only security key”并保存。',
    },
    breaks: '没有安全密钥或通行密钥的管理员将无法登录。请先让每人注册两个。',
  },
  'google-attachment-protection-on': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '开启“Attachments”下的所有保护并保存。',
    },
    breaks: '部分带有异常附件的邮件会进入垃圾邮件或带有警告。',
  },
  'google-automatic-forwarding-off': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '关闭“Automatic forwarding”并保存。',
    },
    breaks: '用户自行设置转发的邮件将不再送达那里。',
  },
  'google-calendars-show-no-details': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '将“External sharing options for primary calendars”设为“Only free/busy information (hide event details)”并保存。',
      3: '将“External sharing options for secondary calendars”设为“Only free/busy information (hide event details)”并保存。',
    },
    breaks: '查看某人日历的外部人员将不再看到详细信息。',
  },
  'google-chat-with-outsiders-limited': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '开启“Only allow this for allowlisted domains”并保存。',
    },
    breaks: '与其他域名人员的聊天将中止。请先登记合作伙伴的域名。',
  },
  'google-drive-files-not-public': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '关闭“When sharing outside is allowed, users can make files and published web content visible to anyone with the link”并保存。',
    },
    breaks: '用户不能再公开文件。已公开的链接需要另行查找。',
  },
  'google-drive-files-private-at-first': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '将“General access default”设为“Private to the owner”并保存。',
    },
    breaks: '今后新文件需手动共享，现有文件的访问权限不变。',
  },
  'google-drive-sharing-limited': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '将“Sharing outside the organization”设为“Allowlisted domains”并保存。',
    },
    breaks: '与其他域名人员的共享将失效。请先登记合作伙伴的域名。',
  },
  'google-enrolment-within-a-week': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '将“New user enrollment period”设为“1 week”并保存。',
    },
    breaks: '等待更久的新用户需要管理员帮助才能登录。',
  },
  'google-few-super-administrators': {
    steps: {
      1: '在“Admins”中查看谁拥有该角色。',
      2: '为不需要的人分配较小的角色并收回此角色；若只有一人，则再分配给第二个人。',
    },
    breaks: '失去该角色的人不能再更改全公司的设置。',
  },
  'google-imap-and-pop-off': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '关闭“POP and IMAP access”下的所有选项并保存。',
    },
    breaks: '使用 IMAP 或 POP 的邮件程序将收不到邮件。请先让用户改用 Gmail。',
  },
  'google-less-secure-apps-off': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '选择“Disable access to less secure apps”并保存。',
    },
    breaks: '发送密码的旧扫描仪和邮件程序将停止工作。',
  },
  'google-links-checked': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '开启“Links and external images”下的所有保护并保存。',
    },
    breaks: '用户在打开未知页面的链接前会看到警告。',
  },
  'google-mail-scanned-before-delivery': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '开启“Enhanced pre-delivery message scanning”并保存。',
    },
    breaks: '可疑邮件会晚几分钟送达。',
  },
  'google-marketplace-apps-restricted': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '选择“Allow users to install and run only selected apps from the Marketplace”并保存。',
    },
    breaks: '用户不能再添加其他应用。请先批准正在使用的应用。',
  },
  'google-passwords-long': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '将“Minimum length”设为“12”并保存。',
    },
    breaks: '密码较短的用户在下次要求时需要更换。',
  },
  'google-passwords-not-reused': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '关闭“Allow password reuse”并保存。',
    },
    breaks: '更改密码的用户必须选择新密码。',
  },
  'google-passwords-strong': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '开启“Enforce strong password”并保存。',
    },
    breaks: '使用弱密码的用户在下次要求时需要更换。',
  },
  'google-second-factor-enforced': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '将“Enforcement”设为“On”并保存。',
    },
    breaks: '没有第二因素的用户在期限过后将无法登录。',
  },
  'google-sessions-limited': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '将“Web session duration”设为“12 hours”并保存。',
    },
    breaks: '用户每个工作日登录一次。',
  },
  'google-sms-codes-off': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '将“Methods”设为“Any except verification codes via text, phone call”并保存。',
    },
    breaks: '只有短信验证码的用户需要先设置其他方式。',
  },
  'google-spoofing-protection-on': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '开启“Spoofing and authentication”下的所有保护并保存。',
    },
    breaks: '配置不当的发件人的部分邮件会被标记或进入垃圾邮件。',
  },
  'google-super-administrator-recovery-off': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '关闭“Allow super admins to recover their account”并保存。',
    },
    breaks: '忘记密码的超级管理员需要另一位超级管理员帮助。',
  },
  'google-takeout-off': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '将“Google Takeout”设为“OFF for everyone”并保存。',
    },
    breaks: '用户不能再下载全部数据的副本。可为离职人员按需开启。',
  },
  'google-unknown-apps-blocked': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '将“Unconfigured third-party apps”设为“Don’t allow users to access any third-party apps”并保存。',
    },
    breaks: '未经批准的应用将停止工作。请先查看正在使用哪些应用并予以批准。',
  },
  'google-user-recovery-off': {
    steps: {
      1: '选择列表顶部的组织，然后依次选择设置不同的各个部门或群组。',
      2: '关闭“Allow users and non-super admins to recover their account”并保存。',
    },
    breaks: '忘记密码的用户需联系管理员。',
  },
  'groups-are-private': {
    steps: {
      1: '打开一个公开的组，进入“Settings”。',
      2: '在“Privacy”中选择“Private”，然后保存。',
      3: '面向所有人的内容可保持公开，并记录为此检查的处理结果。',
    },
    breaks: '非成员将无法再访问该组的文件、日历和对话。请询问所有者需要添加谁。',
  },
  'guests-hold-no-privileged-role': {
    steps: {
      1: '打开来宾拥有的角色，进入“Assignments”。',
      2: '如果工作还要继续，请先为其提供其他方式。',
      3: '删除该来宾的分配。',
    },
    breaks:
      '该来宾将无法再管理租户。合作伙伴常以这种方式工作：请先商定其他方式，例如精细委派管理权限 (GDAP)。',
  },
  'guests-need-a-second-factor': {
    steps: {
      1: '选择“New policy”；在“Users”›“Select users and groups”中选择“Guest or external users”的所有类型。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Grant”中选择“Require multifactor authentication”。',
      4: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '除非信任来宾所在租户的 MFA，否则来宾必须在此注册方法。其中可能有管理此租户的合作伙伴；登录日志显示哪些来宾在登录。',
  },
  'inactive-accounts-blocked': {
    steps: {
      1: '列出 30 天未使用的帐户：命令的第一行即可做到。',
      2: '弄清每个帐户的用途：服务、共享邮箱，还是休假人员。',
      3: '打开无人需要的帐户，选择“Edit properties”，取消勾选“Account enabled”。',
      4: '一段时间内无人提出需要后，收回其许可证。',
    },
    breaks: '使用该帐户的人将无法登录，依赖它的服务会停止。登录日志也显示无人参与的登录。',
  },
  'invitation-domains-restricted': {
    steps: {
      1: '记下现有来宾和合作伙伴的域。',
      2: '在“Collaboration restrictions”中选择“Allow invitations only to the specified domains (most restrictive)”。',
      3: '输入这些域并保存。',
    },
    breaks: '不能再邀请其他域的来宾；现有来宾保留。按来宾筛选用户列表，可看到正在使用的域。',
  },
  'legacy-authentication-blocked': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Conditions”›“Client apps”中只选择“Exchange ActiveSync clients”和“Other clients”。',
      4: '在“Grant”中选择“Block access”。',
      5: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks: '旧的邮件程序，以及用密码发送邮件的打印机和脚本将停止工作。按“Client app”筛选登录日志即可看到。',
  },
  'managed-device-required': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Grant”中选择“Require device to be marked as compliant”、“Require Microsoft Entra hybrid joined device”和“Require one of the selected controls”。',
      4: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks: '私人设备以及不合规的受管设备将无法访问任何内容。请先在 Intune 中查看有多少设备合规。',
  },
  'named-locations-used': {
    steps: {
      1: '选择“IP ranges location”，输入公司的公网地址并标记为受信任；或选择“Countries location”。',
      2: '打开一个策略，在“Network”中包含或排除该位置。',
      3: '将策略设为“On”。',
    },
    breaks:
      '在有策略使用该位置之前，不会有任何变化。地址缺失或过时会使策略针对错误的人；请向网络提供商索取固定地址。',
  },
  'no-app-can-make-administrators': {
    steps: {
      1: '打开此处找到的应用，进入“Permissions”。',
      2: '询问其所有者或供应商需要哪些权限。',
      3: '在“Admin consent”中撤销此处找到的权限；如果无人使用，请删除该应用。',
      4: '删除该应用不再需要的客户端密码。',
    },
    breaks: '该应用对角色和权限的操作将停止。按该应用筛选审核日志，可看到它最近是否有操作。',
  },
  'no-permanent-privileged-roles': {
    steps: {
      1: '在“Active assignments”中查看谁永久拥有特权角色。',
      2: '选择“Add assignments”，以“Eligible”方式给每个人同一角色。',
      3: '请每个人激活一次该角色。',
      4: '删除永久分配，但保留两个紧急访问帐户的“Global Administrator”。',
    },
    breaks: '管理员工作前需要激活角色。服务和应用做不到：请先查明哪些帐户不属于个人。',
  },
  'no-rule-lets-domains-through': {
    steps: {
      1: '打开此处找到的规则，记下其中的域以及它的其他作用。',
      2: '被误拦的邮件，请改为在 Defender 门户的“Tenant Allow/Block List”中允许。',
      3: '关闭该规则，或去掉其中的垃圾邮件可信度 (SCL) -1。',
    },
    breaks:
      '这些域的邮件会像其他邮件一样被筛选，可能进入垃圾邮件或隔离区。“Message trace”显示最近来自它们的邮件。',
  },
  'password-hashes-synchronized': {
    steps: {
      1: '在服务器上打开“Microsoft Entra Connect Sync”，选择“Configure”›“Customize synchronization options”。',
      2: '在“Optional features”中选择“Password hash synchronization”。',
      3: '完成向导。',
      4: '在上述页面查看是否已启用。',
    },
    breaks: '不会打断任何人：登录方式不变。此后密码哈希的哈希会存放在云中；请告知负责数据保护的人。',
  },
  'preset-security-policies-on': {
    steps: {
      1: '在“Standard protection”中选择“Manage protection settings”。',
      2: '将 Exchange Online Protection 和 Defender for Office 365 的保护应用于“All recipients”。',
      3: '输入可能被冒充的人员和域。',
      4: '选择“Turn on the policy when finished”，然后确认。',
      5: '该命令可重新启用以前启用过的预设；首次启用需要在门户中完成。',
    },
    breaks:
      '更多邮件会进入垃圾邮件或隔离区，链接和附件在打开前会被检查。预设优先于自定义策略：请先记下其例外。',
  },
  'privileged-accounts-of-the-cloud': {
    steps: {
      1: '为每个人创建第二个仅存在于云中的帐户。',
      2: '为其分配角色，并请本人注册防网络钓鱼的方法。',
      3: '删除来自本地环境的帐户的角色。',
    },
    breaks: '这些人改用第二个帐户进行管理。用第一个帐户运行的脚本和服务会失去权限；登录日志会显示它们。',
  },
  'resource-mailboxes-blocked': {
    steps: {
      1: '找出会议室和设备的帐户；命令的第一行可列出它们。',
      2: '逐个打开，选择“Block sign-in”，然后保存。',
      3: '如果会议室的设备用此帐户登录，请保留，并记录为此检查的处理结果。',
    },
    breaks: '会议室和设备仍可照常预订。用该帐户登录的设备（例如会议室系统）会停止；登录日志会显示它。',
  },
  'retired-grant-not-used': {
    steps: {
      1: '确保 Intune 的应用保护策略覆盖大家使用的应用。',
      2: '打开此处找到的每个策略。',
      3: '在“Grant”中取消“Require approved client app”，并选择“Require app protection policy”。',
      4: '保存，并用一个人的手机测试。',
    },
    breaks: '没有应用保护策略的移动应用将无法访问。登录日志显示大家使用哪些应用。',
  },
  'risks-in-separate-policies': {
    steps: {
      1: '打开此处找到的每个策略。',
      2: '去掉“User risk”和“Sign-in risk”两个条件之一。',
      3: '选择“New policy”，用另一个条件为相同的人创建策略。',
      4: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '以前需要同时存在两种风险；现在任一即可，因此会有更多人需要验证身份或更改密码。“ID Protection”的报告显示人数。',
  },
  'risky-agents-blocked': {
    steps: {
      1: '选择“New policy”；在“Users, agents or workload identities”中选择“Agents”，并包含“All agent identities”。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Conditions”›“Agent risk”中选择“High”。',
      4: '在“Grant”中选择“Block access”。',
      5: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks: '高风险的代理无法登录，它们为人执行的工作会停止。“ID Protection”的报告会显示它们。',
  },
  'risky-sign-ins-handled': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Conditions”›“Sign-in risk”中选择“High”和“Medium”。',
      4: '在“Grant”中选择“Require multifactor authentication”。',
      5: '在“Session”中将“Sign-in frequency”设为“Every time”。',
      6: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '登录看起来有风险时，没有注册方法的用户无法进入。“ID Protection”中的“Risky sign-ins”显示发生的次数。',
  },
  'risky-users-handled': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Conditions”›“User risk”中选择“High”。',
      4: '在“Grant”中选择“Require multifactor authentication”、“Require password change”和“Require all the selected controls”。',
      5: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '高风险用户必须更改密码；来自本地环境的用户只有启用密码写回后才能更改。“ID Protection”中的“Risky users”显示涉及哪些人。',
  },
  'security-defaults-or-policies-on': {
    steps: {
      1: '告知所有人需要注册 MFA。',
      2: '选择“Manage security defaults”。',
      3: '选择“Enabled”并保存。',
      4: '有 Microsoft Entra ID P1 时，请改为在“Conditional Access”中创建策略。',
    },
    breaks:
      '所有人都必须注册 MFA，旧式身份验证会被阻止。按“Client app”筛选登录日志，可看到仍在使用它的程序。',
  },
  'security-info-registration-protected': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”›“User actions”中选择“Register security information”。',
      3: '在“Network”中包含“Any network or location”，并排除“All trusted networks and locations”。',
      4: '在“Grant”中选择“Require multifactor authentication”。',
      5: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '新用户只能在受信任的位置或用临时访问密码注册。请在入职前于该用户的“Authentication methods”中创建。',
  },
  'session-tokens-protected': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”中选择“Office 365 Exchange Online”和“Office 365 SharePoint Online”。',
      3: '在“Conditions”中，将“Device platforms”设为“Windows”，将“Client apps”设为“Mobile apps and desktop clients”。',
      4: '在“Session”中选择“Require token protection for sign-in sessions”。',
      5: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '不支持该功能的应用和未注册的 Windows 设备将无法访问邮件和文件。策略处于“Report-only”时，登录日志会显示它们。',
  },
  'sharing-domains-restricted': {
    steps: {
      1: '记下共享对象所在的域。',
      2: '打开“More external sharing settings”，选择“Limit external sharing by domain”和“Add domains”。',
      3: '选择“Allow only specific domains”，输入这些域并保存。',
    },
    breaks: '不能再与其他域共享文件和网站。Microsoft Entra 管理中心的来宾列表显示正在使用的域。',
  },
  'sign-ins-limited-by-country': {
    steps: {
      1: '在“Named locations”中，用工作所在的国家/地区创建“Countries location”。',
      2: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      3: '在“Target resources”中包含“All resources”。',
      4: '在“Network”中包含“Any network or location”，并排除此位置。',
      5: '在“Grant”中选择“Block access”。',
      6: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '出差的人，或通过地址在别处的 VPN 访问的人将无法进入。登录日志显示每次登录的位置；请先商定出差时的做法。',
  },
  'synchronization-accounts-left-out': {
    steps: {
      1: '打开此处找到的每个策略。',
      2: '在“Users”›“Exclude”›“Directory roles”中选择“Directory Synchronization Accounts”。',
      3: '保存，并在“Entra Connect”›“Connect Sync”中查看同步是否运行。',
    },
    breaks: '不会打断任何人：没有人用这些帐户登录。',
  },
  'unknown-platforms-blocked': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”中包含“All resources”。',
      3: '在“Conditions”›“Device platforms”中包含“Any device”，并排除“Android”、“iOS”、“Windows”、“macOS”和“Linux”。',
      4: '在“Grant”中选择“Block access”。',
      5: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
    },
    breaks:
      '使用其他系统（例如 ChromeOS）的设备，以及不表明系统的设备将无法进入。登录日志显示每次登录的系统。',
  },
  'unmanaged-devices-limited-by-apps': {
    steps: {
      1: '选择“New policy”；在“Users”中包含“All users”，并排除紧急访问帐户的组。',
      2: '在“Target resources”中选择“Office 365”。',
      3: '在“Session”中选择“Use app enforced restrictions”。',
      4: '先以“Report-only”创建，在登录日志中查看会拦住谁，然后改为“On”。',
      5: '在 SharePoint 管理中心，将“Policies”›“Access control”›“Unmanaged devices”设为“Allow limited, web-only access”。',
    },
    breaks: '在无人管理的设备上，文件只能在浏览器中打开：不能下载、打印或同步。请告知使用私人设备工作的人。',
  },
  'users-can-reset-passwords': {
    steps: {
      1: '在“Properties”中将“Self service password reset enabled”设为“All”。',
      2: '在“Authentication methods”中将“Number of methods required to reset”设为 2。',
      3: '在“Registration”中要求用户登录时注册。',
      4: '如有来自本地环境的用户，请在“On-premises integration”中启用密码写回。',
    },
    breaks: '不会打断任何人。用户登录时会被要求提供方法；请告知服务台。',
  },
  'users-can-use-a-second-factor': {
    steps: {
      1: '在“User registration details”中查看谁没有方法。',
      2: '将“Registration campaign”的状态对所有用户设为“Enabled”。',
      3: '为无法以其他方式注册的人创建临时访问密码。',
      4: '阻止无人使用的帐户。',
    },
    breaks: '用户登录时会被要求设置 Microsoft Authenticator。不会有人被拒之门外。',
  },
  'users-cannot-install-add-ins': {
    steps: {
      1: '打开默认策略，选择“Manage permissions”。',
      2: '取消“My Custom Apps”、“My Marketplace Apps”和“My ReadWriteMailbox Apps”，然后保存。',
      3: '在 Microsoft 365 管理中心的“Integrated apps”中部署需要的加载项。',
    },
    breaks: '用户不能再为自己的 Outlook 添加加载项。请询问他们在用哪些，并先行部署。',
  },
} satisfies Translation<'zh', 'checkSteps'>
