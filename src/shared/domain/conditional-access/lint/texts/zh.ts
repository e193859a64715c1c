import type { LintTexts } from './en.ts'

export const lint = {
  'nothing-demanded-of-members': {
    name: '对成员没有任何要求',
    advice: '只凭密码就能从任何地方阅读邮件。请对所有用户访问所有资源要求多重身份验证。',
  },
  'nothing-demanded-of-guests': {
    name: '对来宾没有任何要求',
    advice: '来宾只需满足其所在公司的要求即可进入。请也对来宾要求多重身份验证。',
  },
  'legacy-authentication-open': {
    name: '旧式身份验证是开放的',
    advice: '旧邮件协议没有第二因素，密码会在那里被反复尝试。请阻止“Exchange ActiveSync”和“其他”客户端。',
  },
  'device-code-flow-open': {
    name: '设备代码流是开放的',
    advice: '攻击者把代码发给某人，就能得到对方的会话。除会议室需要之外，请阻止设备代码流。',
  },
  'administrators-can-be-phished': {
    name: '管理员可能被钓鱼',
    advice: '他们可以用假页面能够转发的方法登录。请对管理员要求可抵御网络钓鱼的身份验证强度。',
  },
  'emergency-account-not-left-out': {
    name: '紧急帐户没有被排除',
    advice: '策略出错时，就没有人能修正它。请把该帐户从每个策略中排除。',
  },
  'provider-technicians-kept-out': {
    name: '提供商的技术人员被挡在外面',
    advice: '面向所有人的策略也会作用于照管该租户的人。请排除合作伙伴租户的服务提供商用户。',
  },
  'names-what-is-gone': {
    name: '它指定了已不存在的对象',
    advice:
      '被指定但已不存在的对象既不保护任何人，也不排除任何人：共 {{count}} 个。请将其移除，或改为指定替代它的对象。',
  },
  'left-out-and-not-met-elsewhere': {
    name: '某个组被排除，而没有其他策略作用于它',
    advice:
      '其成员只凭密码登录。请用另一个策略覆盖该组，或清空它。如果其中只有应急帐户，请在警报设置中指明这些帐户。',
  },
  'reaches-nobody': {
    name: '它不作用于任何人',
    advice: '没有选择用户或资源，因此不起作用。请补全或删除它。',
  },
  'same-as-another': {
    name: '有策略做同样的事',
    advice: '{{count}} 个策略的条件和控制相同。请只保留一个，这样更改只需做一次。',
  },
  'behind-a-block': {
    name: '它位于阻止策略之后',
    advice: '它会作用的人之前已被另一个策略阻止。请删除它，或缩小阻止的范围。',
  },
  'only-reports-for-long': {
    name: '它已仅报告 {{days}} 天',
    advice: '在启用之前它不保护任何人。请查看它的报告，然后启用它。',
  },
} satisfies LintTexts
