import type { Translation } from '../translation.ts'

export const toasts = {
  createdCAP: '条件付きアクセス ポリシーを作成しました。',
  missingSubscription: 'ご利用のサブスクリプションには含まれていません。',
  fileUploaded: 'ファイルをアップロードしました。',
  saaslistUpdated: 'アプリケーションの一覧を更新しました。',
  refreshWarning: '完了するまで、このページを再読み込みしないでください。',
  vendorNotSupported: 'このベンダーには対応していません。ファイルはそのまま読み取ります。',
  psaTicketSent: 'チケットを送信しました。',
  uploadInProgress: 'ファイルをアップロードしています。',
  uploadComplete: 'アップロードが完了しました。',
  uploadFailed: 'アップロードに失敗しました。',
  uploadCanceled: 'アップロードをキャンセルしました。',
  changeMfaStatus: '多要素認証の状態を変更しています。',
} satisfies Translation<'ja', 'toasts'>
