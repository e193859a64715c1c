import type { Translation } from '../translation.ts'

export const audit = {
  title: '監査のカスタマイズ',
  purpose: 'スコアには監査の対象だけが反映されます。対象外のチェックも引き続き読み取られます。',
  reset: '既定値に戻す',
  scope: {
    label: '適用範囲',
    company: '1 つの会社',
  },
  company: {
    none: '該当する会社がありません',
  },
  loading: '監査の設定を読み取り中',
  inheritOf: '「{{name}}」の設定を継承',
  inherited: 'すべての会社の設定に従います',
  obstacles: {
    loading: '設定を読み取っています。',
    saving: '保存しています。',
    noCompany: '先に会社を選択してください。',
    unchanged: '何も変更されていません。',
  },
  saved: '監査の設定はこのデバイスに保存され、ネットワークにつながり次第サーバーに送信されます。',
  failures: {
    notKept: 'このデバイスは変更を保存できませんでした。何も変更されておらず、入力内容は残っています。',
    forbidden: 'ご使用のロールでは許可されなくなりました。何も変更されていません。',
  },
  resolve: {
    title: 'チェックの解決',
    purpose: '{{company}} の「{{check}}」についての判断です。以後は満たされたものとして扱われます。',
    status: '状態',
    choose: '状態を選択',
    details: '状態の詳細',
    takeBack: '取り消す',
    saved: '解決内容はこのデバイスに保存され、ネットワークにつながり次第サーバーに送信されます。',
    takenBack: '解決はこのデバイスで取り消され、ネットワークにつながり次第サーバーに送信されます。',
  },
} satisfies Translation<'ja', 'audit'>
