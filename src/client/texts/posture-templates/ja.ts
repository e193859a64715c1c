import type { Translation } from '../translation.ts'

export const postureTemplates = {
  purpose: 'テナントのあるべき姿です。関連するチェックを一度選べば、多くの会社で使えます。',
  create: '新規作成',
  search: 'テンプレートを検索',
  filter: { label: '種類', all: 'すべて' },
  types: { default: '既定', custom: 'カスタム' },
  columns: {
    name: '名前',
    type: '種類',
    checks: 'チェック',
    licenses: '必要なライセンス',
    changed: '変更日時',
    actions: '操作',
  },
  checks_other: 'チェック {{count}} 件',
  byHand: '手動',
  byHandCount_other: '手動 {{count}} 件',
  byHandHelp:
    '「手動」と表示されたチェックはテンプレートでは設定できません。管理センターで手動で設定してください。',
  duplicate: '複製',
  duplicateOf: '「{{name}}」を複製',
  copyOf: '{{name}} のコピー',
  removeOf: '「{{name}}」を削除',
  empty: {
    filtered: '一致するものがありません',
    filteredReason: '検索と種類に合うテンプレートがありません。',
    clear: '検索と種類を解除',
    gone: 'このテンプレートはここにありません',
    goneReason: '削除されたか、このデバイスにまだ届いていません。',
  },
  form: {
    newTitle: '新しいテンプレート',
    newPurpose: '名前を付けて、テナントが満たすべきチェックを選択します。',
    description: '説明',
    checks: 'チェックの選択',
    everyOf: '{{area}}のすべて',
    chosenOf: '{{all}} 件中 {{chosen}} 件',
    saved: '「{{name}}」はこのデバイスに保存され、ネットワークにつながり次第サーバーに送信されます。',
    readOnly: '既定のテンプレートは変更できません。複製してから、コピーを変更してください。',
    failed: 'テンプレートを保存できませんでした。',
    notKept: 'このデバイスは変更を保存できませんでした。何も変更されておらず、入力内容は残っています。',
    forbidden: 'ご使用のロールでは許可されなくなりました。何も変更されていません。',
  },
  removal: {
    title: 'テンプレートを削除しますか?',
    text: '「{{name}}」は組織全体から削除されます。テナントの設定は変わりません。',
    cancel: '残す',
    done: '「{{name}}」はこのデバイスで削除され、ネットワークにつながり次第サーバーでも削除されます。',
    failed: 'テンプレートを削除できませんでした。',
  },
  table: {
    select: 'テンプレートを選択',
    selectAll: 'すべてのテンプレートを選択',
    selected: '{{maximum}} 件中 {{chosen}} 件を選択',
    loading: 'テンプレートを読み込んでいます',
  },
  defaults: {
    'quick-baseline': {
      name: 'クイック ベースライン',
      description:
        'どのテナントにも適した 4 つの設定です。ユーザーによる同意の禁止、監査ログ、メールボックスの監査、外部メールのタグ。',
    },
    'free-essentials': {
      name: '有料ライセンス不要の基本設定',
      description:
        '購入内容にかかわらず、どのテナントでもすぐに実現できる、同意、ゲスト、デバイス、サインインの設定です。',
    },
    'email-protection': {
      name: 'メールの保護',
      description: 'Exchange Online の機能による、メールのフィルター、署名、転送、監査の設定です。',
    },
    'defender-protection': {
      name: 'Defender による高度な脅威対策',
      description: 'Defender for Office 365 を持つテナント向けの、なりすまし、リンク、ファイルの設定です。',
    },
    'entra-p1-identity': {
      name: 'Entra ID P1 による ID 保護',
      description:
        '条件付きアクセスによる強力なサインインと、攻撃に耐える認証方法およびパスワードの設定です。',
    },
    'cis-hardening': {
      name: 'CIS による強化',
      description: 'CIS Microsoft 365 Foundations Benchmark の各項目に対応するすべてのチェックです。',
    },
  },
} satisfies Translation<'ja', 'postureTemplates'>
