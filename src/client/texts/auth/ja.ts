import type { Translation } from '../translation.ts'
import { errors } from '../errors/ja.ts'

export const auth = {
  copyright: '© {{year}} Castellan',
  contactSupport: 'サポートに問い合わせる',
  ssoTitle: 'Microsoft でサインイン中',
  ssoFailed: 'Microsoft でのサインインに失敗しました',
  ssoCancelled: 'Microsoft でのサインインをキャンセルしました',
  ssoCancelledReason: '何も変更されていません。もう一度試すか、パスワードでサインインしてください。',
  handOver: 'アプリへの引き渡し',
  mayClose: 'このウィンドウは不要になりました。閉じてかまいません。',
  missing: 'この画面はまだデバイスにありません',
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
    accountDisabled: errors.accountDisabled,
    tooManyDevices: errors.tooManyDevices,
    sessionUnverified: errors.sessionUnverified,
    wrongOtp: errors.wrongOtp,
    unexpected: errors.unexpected,
    codeUsed: 'このコードは既に使用されています。認証アプリに次のコードが表示されるまでお待ちください。',
    passwordResetRequired:
      'パスワードの変更が必要です。「パスワードを忘れた場合」から新しいパスワードを設定してください。',
    temporaryPasswordExpired:
      '一時パスワードの有効期限が切れています。「パスワードを忘れた場合」から新しい招待を受け取ってください。',
    invalidPassword:
      'このパスワードは使用できないか、推測されやすいものです。別のパスワードを選択してください。',
    captcha: 'ロボットを防ぐための確認に失敗しました。もう一度お試しください。',
    challenge: 'このアカウントのサインインには、このアプリが対応していない手順が必要です。',
    problem: '新しいパスワードで問題が発生しました。何も変更されていません。もう一度お試しください。',
    unreachable:
      'サーバーに接続できません。ネットワークを確認して再試行してください。入力内容は残っています。',
  },
  notices: {
    error: {
      title: '問題が発生しました',
      words:
        'このページを表示できませんでした。このデバイスの保存内容はそのままです。スタート ページに戻って再試行してください。',
      go: 'スタート ページへ',
    },
    logout: {
      title: 'サインアウトしました',
      words: '続けるには、もう一度サインインしてください。',
      go: 'サインイン',
    },
    trialExpired: {
      title: '試用期間が終了しました',
      words:
        '14 日間の試用期間が終了しました。データはすべて保持されています。引き続きご利用いただくには、サブスクリプションをお問い合わせください。',
      go: 'スタート ページへ',
    },
    consentUnclaimed: {
      title: 'この同意を待っている画面がありません',
      words:
        '同意を求めたウィンドウは閉じられたか、別の画面に移動しています。何も接続されていません。アプリで接続をもう一度始めてください。',
      go: 'アプリへ移動',
    },
  },
} satisfies Translation<'ja', 'auth'>
