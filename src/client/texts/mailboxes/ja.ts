import type { Translation } from '../translation.ts'

export const mailboxes = {
  search: 'メールボックスを検索',
  columns: {
    name: 'メールボックス',
    address: 'アドレス',
    state: 'サインイン',
    source: 'アカウント',
  },
  states: {
    blocked: 'ブロック済み',
    notBlocked: 'ブロックされていません',
    applying: '設定を適用中',
    unknown: '未測定',
  },
  sources: {
    cloud: 'クラウド',
    synchronized: 'オンプレミスのディレクトリ',
  },
  block: '{{chosen}} 件をブロック',
  unblock: '{{chosen}} 件のブロックを解除',
  obstacles: {
    blocked: '選択した中にブロックできるものはありません。ブロック済みか、変更中です。',
    notBlocked: '選択した中にブロックを解除できるものはありません。ブロックされていないか、変更中です。',
    synchronized: 'アカウントはオンプレミスのディレクトリから同期されているため、そちらでのみ変更できます。',
  },
  confirm: {
    block_other: 'メールボックス {{count}} 件のサインインをブロックしますか?',
    unblock_other: 'メールボックス {{count}} 件のブロックを解除しますか?',
    blockText:
      '{{company}} のこれらのアカウントには、パスワードで誰もサインインできなくなります。メンバーは引き続き自分のアカウントでメールボックスを開けます。',
    unblockText:
      'パスワードを知っている人は、{{company}} のこれらのアカウントに再びサインインできます。メンバーには必要ありません。',
    synchronized: 'アカウントがオンプレミスのディレクトリから同期されているため、変更しません: {{names}}。',
  },
  asked: 'メールボックスを変更しています。',
  none: '共有メールボックスはありません',
  noneReason: 'テナントを最後に取得した時点で、この会社には共有メールボックスがありませんでした。',
  unread: 'テナントの情報がこのデバイスにありません',
  unreadReason: '会社を接続するか、取得されるまでお待ちください。',
} satisfies Translation<'ja', 'mailboxes'>
