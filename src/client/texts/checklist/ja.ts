import type { Translation } from '../translation.ts'

export const checklist = {
  title: '最初の手順',
  progress: '{{total}} 件中 {{complete}} 件完了',
  loading: 'チェックリストを読み取り中',
  none: 'チェックリストはまだありません。',
  noneReason: 'サーバーからの最初のデータとともに届きます。',
  open: '未完了',
  complete_other: '{{count}} 件完了',
  dismissed_other: '{{count}} 件を非表示',
  allDone: 'すべて設定済みです。',
  dismiss: '「{{title}}」を非表示にする',
  restore: '「{{title}}」を再表示',
  restoreShort: '再表示',
  noPermission: 'この操作のアクセス許可がありません。',
  notKept: 'このデバイスは変更を保存できませんでした。何も変更されていません。',
  status: {
    COMPLETE: '完了',
    PARTIALLY_COMPLETE: '一部完了',
    INCOMPLETE: '未完了',
  },
  moreInfo: '詳細',
  link: {
    direct: '会社を接続',
    partner: 'パートナー センターで接続',
    tenants: 'パートナーのテナントを開く',
    integrations: '統合を開く',
    addUser: 'ユーザーを追加',
    countries: '国を設定',
    branding: '外観を開く',
  },
  items: {
    INTEGRATE_TO_MICROSOFT: {
      title: 'Microsoft 365 を接続',
      description: '各会社は固有のテナントから読み取られます。対象は人、製品、サインインです。',
      detail: '{{total}} 社中 {{done}} 社を接続済み',
    },
    MAP_CSP_TENANTS: {
      title: 'パートナー テナントの割り当て',
      description: 'パートナー センターのどのテナントがどの会社に属するかを指定します。',
      detail: '{{total}} 件中 {{done}} 件のテナントを割り当て済み',
    },
    INTEGRATE_TO_PSA: {
      title: 'チケット システムを接続',
      description: 'アラートは、チームが普段使うシステムのチケットになります。',
      detail: '{{name}} に接続済み',
    },
    ADD_SYSTEM_USER: {
      title: '同僚を招待',
      description: 'システム ユーザーは、付与された領域だけを使用できます。',
      detail_other: 'システム ユーザー {{count}} 人',
    },
    ADD_OPERATING_COUNTRIES: {
      title: '業務を行う国を設定',
      description: 'それ以外の国からのサインインはアラートになります。',
      detail: '{{total}} 社中 {{done}} 社が個別に設定済み',
    },
    SCHEDULE_REPORT: {
      title: 'レポートをスケジュール',
      description: '依頼がなくても、実施した内容が顧客に伝わります。',
      detail_other: '{{count}} 件のレポートをスケジュール済み',
    },
    ADD_CUSTOM_BRANDING: {
      title: 'ブランドを追加',
      description: 'レポートとメールに自社の名前と色が使われます。',
    },
  },
} satisfies Translation<'ja', 'checklist'>
