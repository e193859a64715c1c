import type { Translation } from '../translation.ts'

export const duo = {
  title: 'Duo アカウント',
  purpose:
    '自社の Duo アカウントの下にある各アカウントがどの会社のものか。第 2 要素は自社のキーで読み取られます。',
  connection: {
    title: '自社の Duo アカウント',
    about:
      'プロバイダーの Duo アカウントは顧客のアカウントを管理します。Accounts API のキーで、すべての会社のために一度だけ接続します。',
    checked: '最終確認 (UTC)',
  },
  parentFaults: {
    unauthorized:
      'Duo が自社アカウントのキーを拒否しています。正しいキーを入力するまで会社は読み取られません。以前に読み取った内容は残ります。',
    missingScope:
      'これらは Accounts API のキーではありません。Accounts API アプリケーションのキーを入力してください。',
    throttled: 'Duo から頻度を下げるよう求められました。アカウントは後でもう一度読み取られます。',
    unreachable: 'Duo に接続できませんでした。表示しているのは以前のアカウントです。',
    other: 'アカウントを読み取れませんでした。表示しているのは以前のものです。',
  },
  columns: {
    account: 'Duo アカウント',
    company: '会社',
    state: '対応付け',
    connection: '接続',
    host: 'API ホスト名',
  },
  states: {
    gone: 'Duo で削除済み',
    suggested: '候補あり',
    notMapped: '未対応付け',
    ownKeys: '会社自身のキー',
    mapped: '対応付け済み',
  },
  seems: '{{name}} と思われます',
  find: 'アカウントを検索',
  filters: {
    open: '未対応付け',
    mapped: '対応付け済み',
  },
  unconnected: {
    title: '自社の Duo アカウントは接続されていません',
    reason:
      '上の「自社の Duo アカウント」を開き、Accounts API のキーを入力してください。すべての会社を見られる必要があります。',
  },
  none: {
    title: '下位のアカウントはありません',
    reason: 'Duo で作成したアカウントがここに表示されます。',
  },
  unread: 'まだこのデバイスにありません',
  filtered: {
    title: '該当するアカウントはありません',
    reason: '検索とフィルターですべて非表示になっています。',
  },
  gonePanel: 'このアカウントはもうありません',
  gonePanelReason: 'Duo で削除されたか、自社の Duo アカウントの接続が解除されました。',
  goneHelp: 'このアカウントは Duo で削除されました。対応付けを終了するまで、以前に読み取った内容は残ります。',
  map: {
    suggested: '候補どおりに対応付ける',
    end: '対応付けを終了',
    endHelp: 'この会社の第 2 要素について Duo が伝えた内容はここから削除されます。Duo 側は変更されません。',
    openCompanies: '会社自身のキーや別のアカウントですでに Duo に接続している会社は表示されません。',
    is: 'このアカウントは {{name}} です。',
    isByOwnKeys: '{{name}} はこのアカウントを自身のキーで接続しており、そちらが優先されます。',
    done_other: '{{count}} 件のアカウントを対応付けました。第 2 要素を読み取っています。',
    ended_other: '{{count}} 件のアカウントの対応付けを終了しました。',
    notMapped: '一部は対応付けられませんでした。',
    noneSuggested: '選択したアカウントに候補の会社はありません。',
    noneMapped: '選択したアカウントに対応付け済みのものはありません。',
  },
  failures: {
    notFound: 'アカウントまたは会社はもうありません。',
    accountGone: 'アカウントは Duo で削除されました。',
    ownKeys: '会社は自身のキーで Duo に接続しています。先にその接続を解除してください。',
    otherAccount: '会社はすでに別のアカウントに対応付けられています。',
    otherCompany: 'アカウントはすでに別の会社のものです。',
  },
  company: {
    account: 'Duo アカウント',
    through: 'この会社は組織の Duo アカウントのキーで読み取られます。',
    parted:
      '組織の Duo アカウントの接続が解除されているため、何も読み取られません。以前に読み取った内容は残ります。',
    ownKeys: '会社自身のキーを入力',
    disconnectText:
      'Duo アカウントとの対応付けと、第 2 要素について Duo が伝えた内容がここから削除されます。Duo 側は変更されません。',
    faults: {
      unauthorized:
        'Duo が組織の Duo アカウントのキーを拒否したか、その接続が解除されています。以前に読み取った内容は残ります。',
      missingScope: '組織の Duo アカウントのキーでは、このアカウントのユーザーを読み取れません。',
      notFound:
        'このアカウントは Duo で削除されました。対応付けを終了するまで、以前に読み取った内容は残ります。',
    },
  },
  disconnect: {
    title: '自社の Duo アカウントの接続を解除しますか?',
    text: 'キーとアカウントはここから削除され、Duo には残ります。対応付けられた会社は読み取った内容を保ち、アカウントが再び接続されると読み取りが再開されます。',
    done: '自社の Duo アカウントの接続を解除しました。',
  },
  table: {
    select: '選択',
    selectAll: 'すべてのアカウントを選択',
    selected: '{{maximum}} 件中 {{chosen}} 件を選択',
    loading: 'アカウントを読み込んでいます',
  },
} satisfies Translation<'ja', 'duo'>
