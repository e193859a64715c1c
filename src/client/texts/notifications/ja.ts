import type { Translation } from '../translation.ts'

export const notifications = {
  title: 'このデバイスの通知',
  purpose: '確認が必要なときに、Castellan を閉じていてもこのデバイスで知らせます。',
  policy: '通知に含まれる内容は組織のルールで決まります。',
  close: '閉じる',
  looking: 'このデバイスを確認中',
  off: 'オフ。このデバイスは通知しません。',
  on: 'オン。確認が必要なことをこのデバイスで知らせます。',
  blocked: 'このブラウザーでブロックされています。',
  blockedHelp: 'ブラウザーの設定でこのサイトの通知を許可し、もう一度開いてください。',
  impossible: 'ここでは使用できません。',
  reasons: {
    unsupported:
      'このブラウザーは通知を受信できません。iPhone または iPad では、先にアプリをホーム画面に追加してください。',
    noServiceWorker:
      'プライベート ウィンドウなどのため、受信する部分がインストールされていません。ネットワークのある場所でページを再読み込みしてください。',
    noPushKey: 'このサーバーは通知を送信しません。',
    noPushService: 'このブラウザーから、通知を配信するサービスに接続できません。',
  },
  turnOn: 'オンにする',
  turnOff: 'オフにする',
  test: 'テストを送信',
  working: { turningOn: 'オンにしています', turningOff: 'オフにしています', testing: 'テストを送信中' },
  tested: 'テストを送信しました。まもなくブラウザーの形式で表示されます。',
  problems: {
    dismissed: 'ブラウザーの確認に回答がありませんでした。何も変更されていません。',
    unreachable: 'サーバーが必要ですが、接続できません。何も変更されていません。',
    refused:
      'サーバーがこのデバイスを受け付けませんでした。もう一度サインインしてください。何も変更されていません。',
    failed: 'ブラウザーで失敗しました。何も変更されていません。再試行してください。',
    notSent: '通知を配信するサービスが現在受け付けていません。後でもう一度お試しください。',
    forgotten: 'ブラウザーの登録が終了していました。通知をもう一度オンにしてください。',
    stillTold: 'このブラウザーは通知しなくなりました。サーバーは次の送信時にそれを認識します。',
  },
  answered_other:
    '通知への応答 {{count}} 件がこのデバイスに保存されました。ネットワークにつながると送信されます。',
} satisfies Translation<'ja', 'notifications'>
