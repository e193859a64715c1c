import type { PolicyTemplateTexts } from './en.ts'

export const policyTemplateTexts: PolicyTemplateTexts = {
  templates: {
    'mfa-administrators': '拥有管理员角色的人访问任何内容都需要第二重验证。',
    'phishing-resistant-administrators':
      '管理员使用安全密钥、通行密钥、Windows Hello 或证书登录。请先注册：没有这些方式的人会被锁在外面。',
    'security-info-registration':
      '只有使用已有的验证方式或在受信任的位置，才能注册第二重验证。请给新人发放临时访问密码。',
    'mfa-everyone': '所有人访问任何内容都需要第二重验证。取代安全默认值。',
    'block-legacy':
      '只会使用密码的邮件程序和设备会被拒绝，因为无法向它们要求第二重验证。请先查找扫描仪和旧手机。',
    'mfa-guests': '来宾需要第二重验证，可以是此租户的，也可以是它信任的租户的。',
    'mfa-azure-management': 'Azure 门户、其命令行和接口要求任何人提供第二重验证。',
    'mfa-admin-portals': '管理员在 Microsoft 管理门户中需要第二重验证。',
    'mfa-risky-sign-ins': '看起来有风险的登录每次都需要第二重验证。',
    'password-change-risky-users': '很可能已被入侵的人必须证明身份并设置新密码。需要自助密码重置。',
    'block-risky-users': '很可能已被入侵的人会被拒绝，直到有人检查过。',
    'block-risky-sign-ins': '很可能不是本人进行的登录会被拒绝。',
    'managed-device-administrators': '管理员使用合规或已加入域的设备工作。',
    'managed-device-or-mfa': '所有人都需要受管理的设备或第二重验证。',
    'compliant-device': '所有人都需要 Intune 认定合规的设备。外部人员除外。',
    'block-unknown-platforms': '无法识别系统的设备会被拒绝，例如攻击者伪造的设备。',
    'no-persistent-browser': '在未受管理的设备上，一小时后以及关闭浏览器后需要重新登录。',
    'app-protection-mobile':
      '在手机和平板电脑上，Office 365 只能在保护其内容的应用中打开。需要应用保护策略。',
    'app-enforced-restrictions':
      '在未受管理的设备上，Exchange 和 SharePoint 只在浏览器中显示文件。也必须在那里设置。',
    'block-other-countries': '来自命名位置以外国家或地区的登录会被拒绝。出差的人需要例外。',
    'block-device-code': '用代码在另一台设备上登录会被拒绝：攻击者会发送这样的代码。请先查找会议室和电视。',
    'block-authentication-transfer': '无法通过扫描代码将会话转移到手机。',
    'mfa-device-registration': '注册或加入设备需要第二重验证。请关闭目录中的旧设置。',
    'administrator-sessions': '管理员每四小时重新登录一次，浏览器不保留会话。',
    'intune-enrollment': '注册设备的人每次都必须为此登录。',
    'block-insider-risk': '内部风险较高的人会被拒绝。需要 Microsoft Purview 的自适应保护。',
    'token-protection': '桌面应用的会话只在创建它的 Windows 设备上有效，因此被盗的会话毫无用处。',
  },
  baselines: {
    'msp-starter': {
      name: '入门',
      description: '每个拥有 Entra ID P1 的租户都应具备的内容。会询问紧急组和国家或地区。',
    },
    'business-premium': {
      name: 'Business Premium',
      description: '入门基线，加上受管理的设备和应用所带来的内容。',
    },
    'identity-protection': {
      name: 'Identity Protection',
      description: '入门基线，加上对风险的应对。需要 Entra ID P2。',
    },
    'secure-foundation': {
      name: '安全基础',
      description: 'Microsoft 用于首层保护的模板组。',
    },
    'zero-trust': {
      name: '零信任',
      description: 'Microsoft 用于零信任的模板组。需要 Entra ID P2 和 Intune。',
    },
    'remote-work': {
      name: '远程工作',
      description: 'Microsoft 为随处工作的人准备的模板组。',
    },
    'protect-administrators': {
      name: '保护管理员',
      description: 'Microsoft 为管理租户的帐户准备的模板组。',
    },
  },
}
