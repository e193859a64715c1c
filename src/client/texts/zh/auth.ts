import type { Translation } from '../translation.ts'
import { errors } from './errors.ts'

export const auth = {
  product: 'Castellan',
  copyright: '© {{year}} Castellan',
  contactSupport: '联系支持人员',
  toLogin: '返回登录',
  ssoTitle: '正在使用 Microsoft 登录',
  ssoFailed: '使用 Microsoft 登录失败',
  handOver: '移交给应用',
  mayClose: '不再需要此窗口，可以将其关闭。',
  missing: '此屏幕尚未保存到设备上',
  retry: '重试',
  problems: {
    invalidLogin: errors.invalidLogin,
    attemptLimit: errors.attemptLimit,
    expiredCode: errors.expiredCode,
    invalidCode: errors.invalidCode,
    cannotResetPassword: errors.cannotResetPassword,
    userNotConfirmed: errors.userNotConfirmed,
    userNotFound: errors.userNotFound,
    accountExists: errors.accountExists,
    notAuthorized: errors.notAuthorized,
    sessionUnverified: errors.sessionUnverified,
    wrongOtp: errors.wrongOtp,
    unexpected: errors.unexpected,
    codeUsed: '此代码已使用过。请等待身份验证器应用显示下一个。',
    passwordResetRequired: '你的密码必须更换。请使用“忘记密码”设置新密码。',
    temporaryPasswordExpired: '临时密码已过期。请使用“忘记密码”获取新的邀请。',
    invalidPassword: '不允许使用此密码。请另选一个。',
    captcha: '用于阻止机器人的检查未通过。请重试。',
    challenge: '此帐户登录还需要一个步骤，此应用不支持。',
    problem: '新密码出现问题。没有任何更改；请重试。',
    unreachable: '无法连接到服务器。请检查网络后重试；你输入的内容仍在这里。',
  },
  notices: {
    error: {
      title: '出现问题',
      words: '无法显示此页面。此设备上保存的内容未受影响；请返回起始页后重试。',
      go: '转到起始页',
    },
    logout: {
      title: '你已注销',
      words: '要继续，请重新登录。',
      go: '登录',
    },
    trialExpired: {
      title: '你的试用期已结束',
      words: '14 天的试用期已结束。所有内容均已保留；要继续使用，请向我们申请订阅。',
      go: '转到起始页',
    },
  },
} satisfies Translation<'zh', 'auth'>
