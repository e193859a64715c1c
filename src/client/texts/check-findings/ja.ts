import type { Translation } from '../translation.ts'

export const checkFindings = {
  shared: {
    unknown: 'Microsoft 365 の応答「{{value}}」は、ここでは不明な値です。',
    unknownAtGoogle: 'Google Workspace の応答「{{value}}」は、ここでは不明な値です。',
    at: '{{place}}：{{finding}}',
    root: '組織全体',
    googleFactors: {
      values: {
        ALL: 'SMS や通話のコードを含め、すべての方法が使えます。',
        NO_TELEPHONY: 'SMS や通話のコード以外のすべての方法が使えます。',
        PASSKEY_ONLY: 'セキュリティ キーとパスキーだけが使えます。',
        PASSKEY_PLUS_SECURITY_CODE: 'セキュリティ キー、パスキー、そのセキュリティ コードが使えます。',
        PASSKEY_PLUS_IP_BOUND_SECURITY_CODE:
          'セキュリティ キー、パスキー、同じネットワークのセキュリティ コードが使えます。',
      },
    },
    policies: {
      met: { names_other: '{{count}} 件の有効なポリシーがこれを行っています: {{names}}。' },
      unmet: {
        empty: 'これを行う有効なポリシーはありません。',
        names_other:
          'レポート専用モードの {{count}} 件のポリシーだけがこれを行い、強制はされません: {{names}}。',
      },
      members: { isEnabled: { on: 'セキュリティの既定値群が有効で、これを要求しています。' } },
    },
    restriction: {
      off: 'テナントのアプリ用ポリシーがオフのため、何も制限されていません。',
      nothing: 'テナントのアプリ用ポリシーはこれを制限していません。',
      values: { disabled: '制限はありますが、オフになっています。' },
    },
    synchronized: {
      met: {
        off: 'ディレクトリはオンプレミスから同期されていないため、設定するものはありません。',
        nothing: 'ディレクトリはオンプレミスから同期されていないため、設定するものはありません。',
      },
    },
  },
  checks: {
    'admin-consent-workflow-on': {
      target:
        'ユーザーは同意を申請でき、レビュー担当者に通知とリマインダーが届き、申請は 30 日以内に期限切れになります。',
      members: {
        isEnabled: {
          on: '管理者の同意ワークフローはオンです。',
          off: '管理者の同意ワークフローはオフです。',
        },
        notifyReviewers: {
          on: '申請はレビュー担当者に通知されます。',
          off: '申請はレビュー担当者に通知されません。',
        },
        remindersEnabled: {
          on: '申請の期限前にレビュー担当者へリマインダーが届きます。',
          off: '申請の期限前にレビュー担当者へリマインダーは届きません。',
        },
        requestDurationInDays: { count: '申請は {{days}}で期限切れになります。' },
        reviewers: { zero: 'レビュー担当者はいません。', count_other: 'レビュー担当者は {{count}} 人です。' },
      },
    },
    'admin-portals-need-a-second-factor': { target: '管理者は管理ポータルで第二要素を求められます。' },
    'admin-self-service-reset-off': {
      on: '管理者は自分でパスワードをリセットできます。',
      off: '管理者は自分でパスワードをリセットできません。',
    },
    'administrator-sessions-limited': {
      target: '管理者は 4 時間以内に再サインインし、ブラウザーはサインインを保持しません。',
    },
    'administrators-need-a-second-factor': {
      target: 'すべての管理者が、すべてのアプリで第二要素を求められます。',
    },
    'administrators-use-phishing-resistant-methods': {
      target: '管理者は、すべてのアプリにフィッシングに強い方法でサインインします。',
    },
    'app-certificates-short-lived': {
      target: 'アプリの証明書の有効期間は 180 日以内です。',
      duration: 'アプリの証明書の有効期間は最長 {{duration}}です。',
    },
    'app-passwords-blocked': {
      values: { enabled: 'アプリへのクライアント シークレットの追加はブロックされています。' },
    },
    'app-passwords-short-lived': {
      target: 'アプリのクライアント シークレットの有効期間は 180 日以内です。',
      duration: 'アプリのクライアント シークレットの有効期間は最長 {{duration}}です。',
    },
    'authentication-transfer-blocked': {
      target: '認証転送は、全員についてすべてのアプリでブロックされています。',
    },
    'authenticator-lite-off': {
      met: 'Authenticator Lite はオフです。',
      values: {
        enabled: 'Authenticator Lite はオンです。',
        default: 'Authenticator Lite は Microsoft の既定に任されています。',
      },
      group: 'Authenticator Lite は 1 つのグループだけでオフです。',
    },
    'authenticator-shows-context': {
      target: 'Microsoft Authenticator は全員にサインインのアプリと場所を表示します。',
      met: {
        values: {
          enabled: 'Microsoft Authenticator は全員にサインインのアプリと場所を表示します。',
          disabled: 'Microsoft Authenticator がオフのため、要求は表示されません。',
        },
      },
      unmet: {
        values: {
          disabled: 'Microsoft Authenticator はサインインのアプリまたは場所を表示しません。',
          default: 'アプリと場所の表示は Microsoft の既定に任されています。',
        },
        group: 'アプリまたは場所は 1 つのグループだけに表示されます。',
      },
    },
    'banned-passwords-enforced': {
      target: '会社独自の禁止パスワードの一覧が適用されます。',
      members: {
        EnableBannedPasswordCheck: {
          on: '独自の禁止パスワード リストはオンです。',
          off: '独自の禁止パスワード リストはオフです。',
        },
        BannedPasswordList: {
          zero: '登録された語句はありません。',
          count_other: '登録された語句は {{count}} 件です。',
        },
      },
    },
    'bookings-pages-limited': {
      on: 'すべてのユーザーが Bookings ページを公開できます。',
      off: 'すべてのユーザーが Bookings ページを公開できるわけではありません。',
    },
    'calendars-not-shared-with-everyone': {
      off: '予定表を不特定の相手と共有できません。',
      empty: '予定表を不特定の相手と共有できません。',
      names_other: '{{count}} 件の規則により、予定表を不特定の相手と共有できます。',
    },
    'connection-allow-list-empty': {
      empty: 'フィルターなしで通されるアドレスはありません。',
      names_other: '{{count}} 件のアドレスがフィルターなしで通されます: {{names}}。',
    },
    'connection-safe-list-off': {
      on: 'Microsoft のセーフ リストにある送信者はフィルターなしで通されます。',
      off: 'Microsoft のセーフ リストは使われていません。',
    },
    'customer-lockbox-on': {
      on: 'Microsoft のサポートは、データを開く前に承認を求めます。',
      off: 'Microsoft のサポートは、データを開く前に承認を求めません。',
    },
    'dangerous-attachments-blocked': {
      met: 'すべてのポリシーが、種類が cmd、exe、vbe の添付ファイルをブロックします。',
      off: '添付ファイルを種類でフィルターしないポリシーがあります。',
      names: '次の種類の添付ファイルを通すポリシーがあります: {{names}}。',
    },
    'delivered-threats-removed': {
      met: 'スパム、フィッシング、マルウェアは、配信後もメールボックスから取り除かれます。',
      off: '配信済みのスパム、フィッシング、マルウェアをメールボックスに残すポリシーがあります。',
    },
    'device-code-flow-blocked': {
      target: 'デバイス コード フローは、全員についてすべてのアプリでブロックされています。',
    },
    'device-enrolment-asks-every-time': {
      target: 'Intune にデバイスを登録する人は、毎回サインインし直します。',
    },
    'device-join-limited': {
      target: 'デバイスを Entra ID に参加させられるのは、選ばれたユーザーだけか、誰もいません。',
      values: {
        noDeviceRegistrationMembership: 'デバイスを Entra ID に参加させられる人はいません。',
        enumeratedDeviceRegistrationMembership:
          '選ばれたユーザーだけがデバイスを Entra ID に参加させられます。',
        allDeviceRegistrationMembership: 'すべてのユーザーがデバイスを Entra ID に参加させられます。',
      },
    },
    'device-registration-needs-a-second-factor': {
      target: 'デバイスを登録または参加させる人は、ポリシーかデバイスの設定により第二要素を求められます。',
      met: { values: { required: 'デバイスの設定が第二要素を求めています。' } },
      unmet: {
        values: {
          required: 'ポリシーとデバイスの設定の両方が第二要素を求めているため、ポリシーは働きません。',
        },
      },
    },
    'devices-are-compliant': {
      target: '管理対象デバイスの {{percent}} 以上が準拠しています。',
      count: '管理対象デバイスの {{percent}} が準拠しています。',
    },
    'devices-per-user-limited': {
      target: 'ユーザーが登録できるデバイスは {{number}} 台までです。',
      count_other: 'ユーザーは {{count}} 台のデバイスを登録できます。',
    },
    'devices-without-policy-not-compliant': {
      on: 'コンプライアンス ポリシーのないデバイスは非準拠として扱われます。',
      off: 'コンプライアンス ポリシーのないデバイスは準拠として扱われます。',
    },
    'direct-send-rejected': {
      on: 'ダイレクト送信は拒否されます。',
      off: 'ダイレクト送信は受け付けられます。',
    },
    'directory-matching-blocked': {
      target: 'ソフト マッチと、ハード マッチによる乗っ取りがブロックされています。',
      members: {
        blockSoftMatchEnabled: {
          on: 'ソフト マッチはブロックされています。',
          off: 'ソフト マッチは可能です。',
        },
        blockCloudObjectTakeoverThroughHardMatchEnabled: {
          on: 'ハード マッチによる乗っ取りはブロックされています。',
          off: 'ハード マッチによる乗っ取りは可能です。',
        },
      },
    },
    'dkim-signing-on': {
      target: '自社の各ドメインのメールは、有効なレコードと 2048 ビット以上の鍵で署名されます。',
      empty: 'すべてのドメインのメールが署名されています。',
      each: {
        nothing: '{{name}}: 署名は設定されていません。',
        off: '{{name}}: 署名はオフです。',
        count: '{{name}}: 鍵は {{number}} ビットです。',
        values: {
          CnameMissing: '{{name}}: DNS レコードがありません。',
          NoDKIMKeys: '{{name}}: 鍵がありません。',
        },
      },
    },
    'email-codes-off': {
      values: { disabled: 'メールによるコードはオフです。', enabled: 'メールによるコードはオンです。' },
    },
    'email-self-sign-up-off': {
      target: 'メール アドレスだけでサインアップしたり、テナントに参加したりすることはできません。',
      members: {
        allowedToSignUpEmailBasedSubscriptions: {
          on: 'ユーザーはメールでサブスクリプションにサインアップできます。',
          off: 'ユーザーはメールでサブスクリプションにサインアップできません。',
        },
        allowEmailVerifiedUsersToJoinOrganization: {
          on: 'メール アドレスを確認した人はテナントに参加できます。',
          off: 'メール アドレスの確認だけではテナントに参加できません。',
        },
      },
    },
    'emergency-accounts-left-out': {
      target:
        '緊急用アカウントまたはそのグループが、管理者を締め出しうるすべてのポリシーから除外されています。',
      empty: '有効なポリシーによって、すべての管理者が締め出されることはありません。',
      names_other: '共通のアカウントを除外していない {{count}} 件のポリシーがあります: {{names}}。',
    },
    'everyone-needs-a-second-factor': { target: '全員が、すべてのアプリで第二要素を求められます。' },
    'everyone-signs-in-again': {
      target: '全員が、すべてのアプリで、決められた時間の後に再サインインします。',
    },
    'exchange-web-services-off': {
      target: 'Exchange Web サービスは、オフか、一覧にあるアプリだけに開かれています。',
      nothing: '何も設定されていないため、Exchange Web サービスはすべてのアプリに開かれています。',
      on: 'Exchange Web サービスはすべてのアプリに開かれています。',
      off: 'Exchange Web サービスはオフです。',
      values: {
        EnforceAllowList: 'Exchange Web サービスは一覧にあるアプリだけに開かれています。',
        EnforceBlockList: 'Exchange Web サービスは、禁止一覧にないすべてのアプリに開かれています。',
      },
    },
    'excluded-groups-covered-elsewhere': {
      empty: '全員向けの MFA から除外されたグループは、すべて別のポリシーで保護されています。',
      names_other:
        '全員向けの MFA から除外され、別のポリシーで保護されていないグループが {{count}} 件あります。',
    },
    'external-forwarding-off': {
      met: 'メールが自動的に外部へ転送されることはありません。',
      on: '既定のリモート ドメインが自動転送を許可しています。',
      values: {
        On: '自動転送を許可する送信ポリシーがあります。',
        Automatic: '自動転送を Microsoft に任せている送信ポリシーがあります。',
      },
    },
    'external-second-factor-trusted': {
      on: 'ゲストが自分のテナントで使った第二要素は信頼されます。',
      off: 'ゲストが自分のテナントで使った第二要素は信頼されません。',
    },
    'external-sender-tag-on': {
      on: 'Outlook は外部からのメールに印を付けます。',
      off: 'Outlook は外部からのメールに印を付けません。',
    },
    'external-sharing-limited': {
      target: 'コンテンツは、すでにディレクトリにいるゲストと共有されるか、まったく共有されません。',
      values: {
        disabled: 'コンテンツは外部と共有されません。',
        existingExternalUserSharingOnly: 'コンテンツは、すでにディレクトリにいるゲストと共有されます。',
        externalUserSharingOnly: 'コンテンツは、サインインが必要な新しいゲストとも共有されます。',
        externalUserAndGuestSharing: 'コンテンツは、リンクを持つすべての人と共有されます。',
      },
    },
    'few-global-administrators': {
      target: 'グローバル管理者は 2～4 人です。',
      count_other: 'グローバル管理者は {{count}} 人です。',
    },
    'forms-scanned-for-phishing': {
      on: '社内のフォームはフィッシングがないか検査されます。',
      off: '社内のフォームはフィッシングの検査を受けません。',
    },
    'global-administrator-needs-approval': {
      on: 'グローバル管理者のアクティブ化には承認が必要です。',
      off: 'グローバル管理者のアクティブ化に承認は必要ありません。',
    },
    'global-administrators-not-local': {
      on: 'グローバル管理者は、参加したデバイスのローカル管理者になります。',
      off: 'グローバル管理者は、参加したデバイスのローカル管理者になりません。',
    },
    'google-administrators-have-a-second-factor': {
      empty: 'すべての特権管理者に第二要素があります。',
      names_other: '{{count}} 人の特権管理者に第二要素がありません：{{names}}。',
    },
    'google-administrators-use-passkeys': {
      target: '特権管理者はセキュリティ キーとパスキーだけでログインします。',
    },
    'google-attachment-protection-on': {
      empty: '危険な添付ファイルからの保護はすべてオンです。',
      zero: '危険な添付ファイルからの保護はすべてオンです。',
      names_other: '危険な添付ファイルからの保護のうち {{count}} 件がオフです。',
      count_other: '危険な添付ファイルからの保護のうち {{count}} 件がオフです。',
    },
    'google-automatic-forwarding-off': {
      on: 'ユーザーはメールを自動転送できます。',
      off: 'ユーザーはメールを自動転送できません。',
    },
    'google-calendars-show-no-details': {
      values: {
        EXTERNAL_FREE_BUSY_ONLY: '社外の人には空き状況だけが見えます。',
        EXTERNAL_ALL_INFO_READ_ONLY: 'カレンダーをすべての詳細とともに社外に共有できます。',
        EXTERNAL_ALL_INFO_READ_WRITE: '社外の人にカレンダーの変更を許可できます。',
        EXTERNAL_ALL_INFO_READ_WRITE_MANAGE: '社外の人にカレンダーの管理を許可できます。',
      },
    },
    'google-chat-with-outsiders-limited': {
      off: '誰も社外の人とチャットできません。',
      on: 'ユーザーは社外の誰とでもチャットできます。',
      values: {
        TRUSTED_DOMAINS: 'ユーザーは登録済みドメインの人とだけチャットできます。',
        NO_RESTRICTION: 'ユーザーは社外の誰とでもチャットできます。',
      },
    },
    'google-drive-files-not-public': {
      on: 'ユーザーはリンクを知る全員にファイルを公開できます。',
      off: 'ユーザーはリンクを知る全員にファイルを公開できません。',
    },
    'google-drive-files-private-at-first': {
      values: {
        PRIVATE_TO_OWNER: '新しいファイルは所有者だけが開けます。',
        LINK_SHARING_PRIVATE: '新しいファイルは所有者だけが開けます。',
        PRIMARY_AUDIENCE_WITH_LINK: '新しいファイルはリンクを知る対象グループが開けます。',
        PRIMARY_AUDIENCE_WITH_LINK_OR_SEARCH: '新しいファイルは対象グループ全体が検索できます。',
      },
    },
    'google-drive-sharing-limited': {
      values: {
        ALLOWLISTED_DOMAINS: 'ファイルは登録済みドメインとだけ共有できます。',
        DISALLOWED: 'ファイルは社外と共有できません。',
        ALLOWED: 'ファイルは社外の誰とでも共有できます。',
      },
    },
    'google-enrolment-within-a-week': {
      target: '新しいユーザーが第二要素を設定する猶予は一日から一週間です。',
      count: '新しいユーザーが第二要素を設定する猶予は{{days}}です。',
      zero: '新しいユーザーには第二要素を設定する猶予がありません。',
    },
    'google-few-super-administrators': {
      target: '特権管理者は二人から八人です。',
      count_other: '特権管理者は {{count}} 人です。',
    },
    'google-imap-and-pop-off': {
      on: 'メールを IMAP や POP で読めます。',
      off: 'メールを IMAP や POP で読めません。',
    },
    'google-less-secure-apps-off': {
      on: 'パスワードだけを使うアプリがログインできます。',
      off: 'パスワードだけを使うアプリはログインできません。',
    },
    'google-links-checked': {
      empty: 'リンクと画像の検査はすべてオンです。',
      zero: 'リンクと画像の検査はすべてオンです。',
      names_other: 'リンクと画像の検査のうち {{count}} 件がオフです。',
      count_other: 'リンクと画像の検査のうち {{count}} 件がオフです。',
    },
    'google-mail-scanned-before-delivery': {
      on: '疑わしいメールは配信前に詳しく検査されます。',
      off: '疑わしいメールは詳しい検査なしで配信されます。',
    },
    'google-marketplace-apps-restricted': {
      values: {
        ALLOW_LISTED_APPS: 'ユーザーは承認済みのアプリだけを導入できます。',
        ALLOW_NONE: 'ユーザーはアプリを導入できません。',
        ALLOW_ALL: 'ユーザーはどのアプリでも導入できます。',
      },
    },
    'google-passwords-long': {
      count_other: 'パスワードは {{count}} 文字以上必要です。',
    },
    'google-passwords-not-reused': {
      on: 'ユーザーは古いパスワードを再利用できます。',
      off: 'ユーザーは古いパスワードを再利用できません。',
    },
    'google-passwords-strong': {
      values: {
        STRONG: 'パスワードは強くなければなりません。',
        WEAK: '弱いパスワードも使えます。',
      },
    },
    'google-second-factor-enforced': {
      on: '第二要素が必須です。',
      off: '第二要素は誰にも必須ではありません。',
    },
    'google-sessions-limited': {
      target: 'セッションは 12 時間以内に終了します。',
      zero: 'セッションは終了しません。',
      count: 'セッションは{{seconds}}で終了します。',
    },
    'google-sms-codes-off': {
      target: 'SMS や通話のコードは使えません。',
    },
    'google-spoofing-protection-on': {
      empty: '偽の送信者からの保護はすべてオンです。',
      zero: '偽の送信者からの保護はすべてオンです。',
      names_other: '偽の送信者からの保護のうち {{count}} 件がオフです。',
      count_other: '偽の送信者からの保護のうち {{count}} 件がオフです。',
    },
    'google-super-administrator-recovery-off': {
      on: '特権管理者は自分でアカウントを復元できます。',
      off: '特権管理者は自分でアカウントを復元できません。',
    },
    'google-takeout-off': {
      values: {
        DISABLED: 'ユーザーは Takeout でデータを書き出せません。',
        ENABLED: 'ユーザーは Takeout でデータを書き出せます。',
      },
    },
    'google-unknown-apps-blocked': {
      values: {
        BLOCK_ALL_SCOPES: '承認していないアプリはブロックされています。',
        ALLOW_SIGN_IN_SCOPES_ONLY: '承認していないアプリにログインできます。',
      },
    },
    'google-user-recovery-off': {
      on: 'ユーザーは自分でアカウントを復元できます。',
      off: 'ユーザーは自分でアカウントを復元できません。',
    },
    'group-creation-restricted': {
      on: 'すべてのユーザーが Microsoft 365 グループを作成できます。',
      off: 'すべてのユーザーが Microsoft 365 グループを作成できるわけではありません。',
    },
    'groups-are-private': {
      zero: 'パブリックの Microsoft 365 グループはありません。',
      count_other: '{{count}} 件の Microsoft 365 グループがパブリックです。',
    },
    'guest-directory-access-limited': {
      target: 'ゲストに見えるのは自分の項目だけか、最大でもディレクトリの限られた部分です。',
      values: {
        '2af84b1e-32c8-42b7-82bc-daa82404023b': 'ゲストに見えるのは自分の項目だけです。',
        '10dae51f-b6af-4016-8d66-8c2a99b929b3': 'ゲストに見えるのはディレクトリの限られた部分です。',
        'a0b1b346-4d3e-4e8b-98f8-753987be4970': 'ゲストにはメンバーと同じだけディレクトリが見えます。',
      },
    },
    'guest-invitations-limited': {
      target: 'ゲストを招待できるのは、管理者とゲスト招待元だけか、誰もいません。',
      values: {
        none: 'ゲストを招待できる人はいません。',
        adminsAndGuestInviters: 'ゲストを招待できるのは管理者とゲスト招待元だけです。',
        adminsGuestInvitersAndAllMembers: 'すべてのメンバーがゲストを招待できます。',
        everyone: 'ゲストを含む全員がゲストを招待できます。',
      },
    },
    'guests-cannot-own-groups': {
      on: 'ゲストはグループの所有者になれます。',
      off: 'ゲストはグループの所有者になれません。',
    },
    'guests-cannot-reshare': {
      on: 'ゲストは自分のものでない項目を共有できます。',
      off: 'ゲストは自分のものでない項目を共有できません。',
    },
    'guests-hold-no-privileged-role': {
      empty: '高い特権を持つロールのゲストはいません。',
      names_other: '{{count}} 人のゲストが高い特権を持つロールに就いています: {{names}}。',
    },
    'guests-need-a-second-factor': { target: 'ゲストは、すべてのアプリで第二要素を求められます。' },
    'impersonation-protection-on': {
      met: 'すべてのポリシーが、人とドメインの偽装から保護し、フィッシングのしきい値は 3 以上です。',
      off: '偽装に対する保護の 1 つが欠けているポリシーがあります。',
      count: 'フィッシングのしきい値が {{number}} のポリシーがあります。',
    },
    'inactive-accounts-blocked': {
      zero: '30 日間使われていないアカウントでサインインできるものはありません。',
      count_other: '30 日間使われていない {{count}} 件のアカウントがサインインできます。',
    },
    'inactive-devices-cleaned-up': {
      target: 'すべてのプラットフォームのデバイスは、連絡がなければ遅くとも {{days}}で削除されます。',
      nothing: 'すべてのプラットフォームの非アクティブなデバイスを削除する規則はありません。',
      zero: 'デバイスを削除するまでの時間は決められていません。',
      count: 'デバイスは、連絡がなければ {{days}}で削除されます。',
    },
    'internal-malware-senders-reported': {
      met: '内部の誰かがマルウェアを送ると、管理者に通知されます。',
      off: '内部の誰かがマルウェアを送っても、誰にも通知しないポリシーがあります。',
      nothing: '通知する管理者を指定していないポリシーがあります。',
    },
    'invitation-domains-restricted': {
      target: 'ゲストを招待できるのは、一覧にあるドメインからだけです。',
      nothing: 'ゲストをどのドメインからでも招待できます。',
      empty: 'ゲストを招待できるドメインが一覧にありません。',
      names_other: 'ゲストを {{count}} 件のドメインから招待できます: {{names}}。',
    },
    'invitations-bound-to-accounts': {
      on: '招待を承諾できるのは、招待されたアカウントだけです。',
      off: '招待されたアカウント以外でも招待を承諾できます。',
    },
    'legacy-authentication-blocked': {
      target: 'レガシ認証は、全員についてすべてのアプリでブロックされています。',
    },
    'links-checked': {
      met: 'メール、Teams、Office のリンクは検査され、クリックは記録され、警告は飛ばせません。',
      empty: 'テナント独自の安全なリンクのポリシーはありません。',
      off: '検査すべきことの一部を省いているポリシーがあります。',
      on: 'ユーザーが警告を飛ばせるポリシーがあります。',
    },
    'local-administrator-passwords-managed': {
      on: 'ローカル管理者のパスワードは管理されています。',
      off: 'ローカル管理者のパスワードは管理されていません。',
    },
    'mail-tips-on': {
      met: 'メール ヒントはオンで、外部の宛先とグループにも働き、遅くとも 25 人から多数の宛先を警告します。',
      members: {
        MailTipsAllTipsEnabled: { on: 'メール ヒントはオンです。', off: 'メール ヒントはオフです。' },
        MailTipsExternalRecipientsTipsEnabled: {
          on: '外部の宛先についてのヒントはオンです。',
          off: '外部の宛先についてのヒントはオフです。',
        },
        MailTipsGroupMetricsEnabled: {
          on: 'グループの規模についてのヒントはオンです。',
          off: 'グループの規模についてのヒントはオフです。',
        },
      },
      count: 'メール ヒントが多数の宛先を警告するのは {{number}} 人からです。',
    },
    'mailbox-auditing-on': { on: 'メールボックス監査はオフです。', off: 'メールボックス監査はオンです。' },
    'managed-device-required': {
      target: '全員が、すべてのアプリで、準拠しているかドメインに参加しているデバイスを必要とします。',
    },
    'methods-policy-migrated': {
      values: {
        migrationComplete: '認証方法ポリシーへの移行は完了しています。',
        migrationInProgress: '認証方法ポリシーへの移行は始まりましたが、完了していません。',
        preMigration: '認証方法ポリシーへの移行は始まっていません。',
      },
      nothing: 'テナントが新しく、移行するものはありません。',
    },
    'modern-authentication-on': { on: '先進認証はオンです。', off: '先進認証はオフです。' },
    'named-locations-used': {
      target: 'ネームド ロケーションを使う有効なポリシーがあります。',
      zero: 'ネームド ロケーションを使う有効なポリシーはありません。',
      count_other: '有効なポリシーが {{count}} 件のネームド ロケーションを使っています。',
    },
    'no-allowed-senders': {
      met: 'スパム フィルターを通らない送信者やドメインを登録したポリシーはありません。',
      count_other:
        'スパム フィルターを通らない送信者またはドメインが、ポリシーに {{count}} 件登録されています。',
    },
    'no-app-can-make-administrators': {
      empty: '自身や他者を管理者にできるアプリはありません。',
      names_other: '{{count}} 件のアプリが自身や他者を管理者にできます: {{names}}。',
    },
    'no-mailbox-bypasses-auditing': {
      empty: 'メールボックス監査をバイパスするアカウントはありません。',
      names_other: '{{count}} 件のアカウントがメールボックス監査をバイパスします: {{names}}。',
    },
    'no-mailbox-forwards-outside': {
      empty: '外部に転送するメールボックスはありません。',
      names_other: '{{count}} 件のメールボックスが外部に転送しています: {{names}}。',
    },
    'no-permanent-privileged-roles': {
      target:
        '高い特権を持つロールは一時的にのみ割り当てられます。ただし緊急用アカウント 2 件のグローバル管理者は除きます。',
      empty: '高い特権を持つロールに永続的に就いている人はいません。',
      each: { count_other: '{{name}}: 永続的な割り当ては {{count}} 件です。' },
      called: {
        'Cloud Application Administrator': 'クラウド アプリケーション管理者',
        'Exchange Administrator': 'Exchange 管理者',
        'Global Administrator': 'グローバル管理者',
        'Hybrid Identity Administrator': 'ハイブリッド ID の管理者',
        'Application Administrator': 'アプリケーション管理者',
        'Privileged Role Administrator': '特権ロール管理者',
        'SharePoint Administrator': 'SharePoint 管理者',
        'User Administrator': 'ユーザー管理者',
      },
    },
    'no-rule-lets-domains-through': {
      empty: 'ドメインをスパム フィルターから除外するメール フロー ルールはありません。',
      names_other:
        '{{count}} 件のメール フロー ルールがドメインをスパム フィルターから除外しています: {{names}}。',
    },
    'on-premises-passwords-protected': {
      target: '禁止パスワードは Active Directory でも拒否されます。',
      met: { on: '禁止パスワードは Active Directory でも拒否されます。' },
      unmet: { off: '禁止パスワードは Active Directory では確認されません。' },
      values: { Audit: '禁止パスワードは Active Directory で記録されますが、拒否されません。' },
    },
    'one-drive-sync-restricted': {
      target: 'OneDrive は、一覧にあるドメインのデバイスとだけ同期します。',
      off: 'OneDrive はどのデバイスとも同期します。',
      empty: 'OneDrive は制限されていますが、一覧にドメインがありません。',
      names_other: 'OneDrive は {{count}} 件のドメインのデバイスとだけ同期します。',
    },
    'outbound-spam-limited': {
      met: 'すべてのポリシーが、宛先を 毎時で外部 500、内部 1000、毎日 1000 までに制限し、それ以上送る人をブロックし、誰かに通知します。',
      zero: '宛先の上限の 1 つを Microsoft に任せているポリシーがあります。',
      count: '宛先の上限が {{number}} のポリシーがあります。',
      values: {
        Alert: '送りすぎても警告するだけのポリシーがあります。',
        BlockUserForToday: '送りすぎた人をその日だけブロックするポリシーがあります。',
      },
      off: '送信スパムを通知しないポリシーがあります。',
      empty: '送信スパムの通知先を指定していないポリシーがあります。',
    },
    'passkeys-on': {
      met: 'パスキーはオンで、ユーザーが自分で登録し、構成証明が強制されます。',
      off: 'パスキーはオンですが、ユーザーが自分で登録できないか、構成証明が強制されません。',
      values: { disabled: 'パスキーはオフです。' },
    },
    'password-hashes-synchronized': {
      target: 'パスワード ハッシュは同期されます。',
      met: { on: 'パスワード ハッシュは同期されます。' },
      unmet: { off: 'パスワード ハッシュは同期されません。' },
    },
    'passwords-do-not-expire': {
      target: 'どのドメインのパスワードにも有効期限がありません。',
      empty: 'どのドメインのパスワードにも有効期限がありません。',
      each: { count: '{{name}}: パスワードは {{days}}で期限切れになります。' },
    },
    'personal-devices-cannot-enroll': {
      target: '個人のデバイスは、どのプラットフォームでも登録できません。',
      each: {
        on: '{{name}}: 個人のデバイスは登録できません。',
        off: '{{name}}: 個人のデバイスを登録できます。',
      },
      called: {
        androidRestriction: 'Android',
        iosRestriction: 'iOS',
        macOSRestriction: 'macOS',
        windowsRestriction: 'Windows',
      },
    },
    'phishing-reportable': {
      target: 'ユーザーは、フィッシングを Microsoft か会社独自のメールボックスに報告できます。',
      members: {
        EnableReportToMicrosoft: {
          on: 'ユーザーの報告は Microsoft に届きます。',
          off: 'ユーザーの報告は Microsoft に届きません。',
        },
        ReportPhishToCustomizedAddress: {
          on: '報告されたフィッシングは会社独自のメールボックスに届きます。',
          off: '報告されたフィッシングは会社独自のメールボックスに届きません。',
        },
      },
    },
    'preset-security-policies-on': {
      met: '事前設定されたセキュリティ ポリシーが全員に有効です。',
      empty: '事前設定されたセキュリティ ポリシーの 1 つがオンにされたことがありません。',
      names: '全員には有効でない事前設定されたセキュリティ ポリシーがあります: {{names}}。',
    },
    'privileged-accounts-of-the-cloud': {
      empty: '高い特権を持つロールのアカウントで、オンプレミスのディレクトリから来たものはありません。',
      names_other:
        '高い特権を持つロールの {{count}} 件のアカウントがオンプレミスのディレクトリから来ています: {{names}}。',
    },
    'qr-codes-off': {
      values: {
        disabled: 'QR コードによるサインインはオフです。',
        enabled: 'QR コードによるサインインはオンです。',
      },
    },
    'registering-users-not-local-administrators': {
      target: '参加させたデバイスのローカル管理者になるのは、選ばれたユーザーだけか、誰もいません。',
      values: {
        noDeviceRegistrationMembership: 'デバイスを参加させてもローカル管理者になる人はいません。',
        enumeratedDeviceRegistrationMembership:
          '選ばれたユーザーだけが、参加させたデバイスのローカル管理者になります。',
        allDeviceRegistrationMembership: 'すべてのユーザーが、参加させたデバイスのローカル管理者になります。',
      },
    },
    'registration-campaign-on': {
      values: {
        enabled: 'Microsoft Authenticator の登録キャンペーンはオンです。',
        default: 'Microsoft Authenticator の登録キャンペーンは Microsoft が行っています。',
        disabled: 'Microsoft Authenticator の登録キャンペーンはオフです。',
      },
    },
    'resource-mailboxes-blocked': {
      zero: '会議室と備品のメールボックスにサインインできる人はいません。',
      count_other: '{{count}} 件の会議室または備品のメールボックスにサインインできます。',
    },
    'retired-grant-not-used': {
      empty: '廃止された「承認されたクライアント アプリ」を求める有効なポリシーはありません。',
      names_other:
        '{{count}} 件のポリシーが、廃止された「承認されたクライアント アプリ」を求めています: {{names}}。',
    },
    'risks-in-separate-policies': {
      empty: 'ユーザー リスクとサインイン リスクを同時に見る有効なポリシーはありません。',
      names_other:
        '{{count}} 件のポリシーがユーザー リスクとサインイン リスクを同時に見ています: {{names}}。',
    },
    'risky-agents-blocked': { target: '高リスクの AI エージェントはブロックされます。' },
    'risky-app-consent-blocked': {
      on: 'ユーザーは危険なアプリに同意できます。',
      off: 'ユーザーは危険なアプリに同意できません。',
    },
    'risky-sign-ins-handled': {
      target:
        '高リスクのサインインは、全員についてすべてのアプリで、ブロックされるか第二要素を求められます。',
    },
    'risky-users-handled': {
      target: '高リスクのユーザーは、すべてのアプリで、ブロックされるかパスワードの変更を求められます。',
    },
    'security-defaults-or-policies-on': {
      target: 'セキュリティの既定値群がオンか、有効な条件付きアクセス ポリシーがあります。',
      members: {
        isEnabled: { on: 'セキュリティの既定値群はオンです。', off: 'セキュリティの既定値群はオフです。' },
        policies: {
          zero: '有効な条件付きアクセス ポリシーはありません。',
          count_other: '有効な条件付きアクセス ポリシーが {{count}} 件あります。',
        },
      },
    },
    'security-info-registration-protected': {
      target: 'セキュリティ情報を登録する人には、第二要素か準拠しているデバイスが必要です。',
    },
    'sender-policies-honored': {
      met: 'すべてのポリシーが、送信元の DMARC レコードの指定に従います。',
      off: '送信元の DMARC レコードの指定に従わないポリシーがあります。',
    },
    'session-tokens-protected': { target: 'セッションは、始まったデバイスに結び付けられています。' },
    'shared-files-scanned': {
      target:
        'SharePoint、OneDrive、Teams のファイルは検査され、Office のファイルは編集前に確認され、危険なものは開けません。',
      members: {
        EnableATPForSPOTeamsODB: {
          on: 'SharePoint、OneDrive、Teams のファイルは検査されます。',
          off: 'SharePoint、OneDrive、Teams のファイルは検査されません。',
        },
        EnableSafeDocs: {
          on: 'Office のファイルは編集前に確認されます。',
          off: 'Office のファイルは編集前に確認されません。',
        },
        AllowSafeDocsOpen: {
          on: 'ユーザーは危険と判定されたファイルを開けます。',
          off: 'ユーザーは危険と判定されたファイルを開けません。',
        },
      },
    },
    'shared-mailboxes-blocked': {
      zero: '共有メールボックスにサインインできる人はいません。',
      count_other: '{{count}} 件の共有メールボックスにサインインできます。',
    },
    'sharepoint-idle-sign-out': {
      target: '使われていないブラウザーは、1 時間以内にサインアウトされます。',
      off: '使われていないブラウザーがサインアウトされることはありません。',
      zero: 'ブラウザーをサインアウトするまでの時間は決められていません。',
      count: '使われていないブラウザーは {{seconds}}でサインアウトされます。',
    },
    'sharepoint-legacy-authentication-off': {
      on: '先進認証を使わないアプリが SharePoint を開けます。',
      off: '先進認証を使わないアプリは SharePoint を開けません。',
    },
    'sharing-domains-restricted': {
      target: 'コンテンツは、一覧にあるドメインとだけ共有されるか、まったく共有されません。',
      values: {
        disabled: 'コンテンツは外部と共有されません。',
        none: 'コンテンツをどのドメインとも共有できます。',
        blockList: 'コンテンツを、禁止一覧にないすべてのドメインと共有できます。',
      },
      empty: 'コンテンツは一覧のドメインに制限されていますが、一覧は空です。',
      names_other: 'コンテンツは {{count}} 件のドメインとだけ共有されます: {{names}}。',
    },
    'sign-ins-limited-by-country': {
      target: '特定の国から、または特定の国以外からのサインインは、すべてのアプリでブロックされます。',
    },
    'smart-lockout-strict': {
      target: 'アカウントは、間違ったパスワード 10 回以内で、1 分以上ロックされます。',
      members: {
        LockoutThreshold: {
          zero: 'アカウントがロックされることはありません。',
          count_other: 'アカウントは、間違ったパスワード {{count}} 回でロックされます。',
        },
        LockoutDurationInSeconds: { count: 'ロックは {{seconds}}続きます。' },
      },
    },
    'sms-codes-off': {
      values: { disabled: 'SMS によるコードはオフです。', enabled: 'SMS によるコードはオンです。' },
    },
    'sms-sign-in-off': {
      on: 'ユーザーは電話番号だけでサインインできます。',
      off: '電話番号だけでサインインできる人はいません。',
    },
    'smtp-authentication-off': {
      on: 'テナントの SMTP AUTH はオフです。',
      off: 'テナントの SMTP AUTH はオンです。',
    },
    'spam-and-phish-quarantined': {
      met: 'スパムは迷惑メール フォルダーか検疫へ、信頼度の高いスパムとフィッシングは検疫へ送られて 30 日間保管され、一括メールのしきい値は 6 以下です。',
      values: {
        MoveToJmf: '信頼度の高いスパムまたはフィッシングを迷惑メール フォルダーに入れるポリシーがあります。',
        AddXHeader: 'スパムまたはフィッシングを、ヘッダーに印を付けて配信するポリシーがあります。',
        ModifySubject: 'スパムまたはフィッシングを、件名を変えて配信するポリシーがあります。',
        Redirect: 'スパムまたはフィッシングを誰かに転送するポリシーがあります。',
        Delete: 'スパムまたはフィッシングを削除し、後から確認できなくするポリシーがあります。',
        NoAction: 'スパムまたはフィッシングを配信するポリシーがあります。',
      },
      count: '一括メールのしきい値または検疫の日数が {{number}} のポリシーがあります。',
    },
    'strongest-method-preferred': {
      target: '登録された最も強い方法が、最初に全員に示されます。',
      values: {
        enabled: '登録された最も強い方法が、最初に全員に示されます。',
        disabled: '登録された最も強い方法は、最初に示されません。',
        default: 'どの方法を最初に示すかは Microsoft の既定に任されています。',
      },
      empty: '登録された最も強い方法は、誰にも最初に示されません。',
      names_other: '登録された最も強い方法は、{{count}} 件のグループだけに最初に示されます。',
    },
    'suspicious-prompts-reportable': {
      values: {
        enabled: '全員が不審な要求を報告できます。',
        disabled: '不審な要求を報告できる人はいません。',
        default: '不審な要求を報告できるかどうかは Microsoft の既定に任されています。',
      },
      group: '1 つのグループだけが不審な要求を報告できます。',
    },
    'synchronization-accounts-left-out': {
      empty: '全員に何かを求めるポリシーは、すべて同期アカウントを除外しています。',
      names_other: '{{count}} 件のポリシーが同期アカウントにも何かを求めています: {{names}}。',
    },
    'teams-threats-removed': {
      on: 'フィッシングとマルウェアは、配信後も Teams から取り除かれます。',
      off: '配信済みのフィッシングとマルウェアは Teams に残ります。',
    },
    'temporary-access-pass-once': {
      met: '一時アクセス パスはオンで、一度限り、8 時間以内です。',
      off: '一時アクセス パスを 2 回以上使えます。',
      count: '一時アクセス パスの有効期間は最長 {{minutes}}です。',
      values: { disabled: '一時アクセス パスはオフです。' },
    },
    'third-party-storage-off': {
      on: 'Web 版 Microsoft 365 で他社のストレージを開けます。',
      off: 'Web 版 Microsoft 365 で他社のストレージを開けません。',
      nothing:
        '他社のストレージはオフにされていません。最初に使う人とともに、そのアプリがオンの状態で追加されます。',
    },
    'unified-audit-log-on': { on: '統合監査ログはオンです。', off: '統合監査ログはオフです。' },
    'unknown-platforms-blocked': {
      target: '不明なプラットフォームからのサインインは、全員についてすべてのアプリでブロックされます。',
    },
    'unmanaged-devices-limited-by-apps': {
      target: 'Office 365 のアプリが、管理対象外のデバイスでできることを制限します。',
    },
    'unsafe-attachments-blocked': {
      met: 'すべてのポリシーで、安全な添付ファイルが危険なものをブロックします。',
      empty: 'テナント独自の安全な添付ファイルのポリシーはありません。',
      off: 'オフになっている安全な添付ファイルのポリシーがあります。',
      values: {
        Allow: '観察だけを行い、危険なものを配信する安全な添付ファイルのポリシーがあります。',
        Replace: '添付ファイルを取り除き、メールを配信する安全な添付ファイルのポリシーがあります。',
      },
    },
    'usage-reports-show-names': {
      on: '利用状況レポートはユーザーの名前を隠します。',
      off: '利用状況レポートはユーザーの名前を表示します。',
    },
    'user-consent-off': {
      empty: 'ユーザーは自分でアプリに同意できません。',
      names: 'ユーザーは自分でアプリに同意できます。',
    },
    'users-can-reset-passwords': {
      zero: 'すべてのユーザーがパスワードをリセットできます。',
      count_other: '{{count}} 人のユーザーがパスワードをリセットできません。',
    },
    'users-can-use-a-second-factor': {
      zero: 'すべてのユーザーが第二要素を登録しています。',
      count_other: '{{count}} 人のユーザーが第二要素を登録していません。',
    },
    'users-cannot-create-security-groups': {
      on: 'ユーザーはセキュリティ グループを作成できます。',
      off: 'ユーザーはセキュリティ グループを作成できません。',
    },
    'users-cannot-create-sites': {
      on: 'ユーザーは SharePoint サイトを作成できます。',
      off: 'ユーザーは SharePoint サイトを作成できません。',
    },
    'users-cannot-create-tenants': {
      on: 'ユーザーはテナントを作成できます。',
      off: 'ユーザーはテナントを作成できません。',
    },
    'users-cannot-install-add-ins': {
      empty: 'ユーザーは Outlook にアドインをインストールできません。',
      names: 'ユーザーは Outlook にアドインをインストールできます: {{names}}。',
      called: {
        'My Custom Apps': '独自のもの',
        'My Marketplace Apps': 'ストアのもの',
        'My ReadWriteMailbox Apps': 'メールボックスを読み書きするもの',
      },
    },
    'users-cannot-read-bitlocker-keys': {
      on: 'ユーザーは自分のデバイスの BitLocker キーを読み取れます。',
      off: 'ユーザーは自分のデバイスの BitLocker キーを読み取れません。',
    },
    'users-cannot-register-apps': {
      on: 'ユーザーはアプリケーションを登録できます。',
      off: 'ユーザーはアプリケーションを登録できません。',
    },
    'voice-calls-off': {
      values: {
        disabled: '第二要素としての音声通話はオフです。',
        enabled: '第二要素としての音声通話はオンです。',
      },
    },
    'web-mail-storage-providers-off': {
      on: 'Outlook on the web で他社のストレージを開けます。',
      off: 'Outlook on the web で他社のストレージを開けません。',
    },
    'web-sessions-time-out': {
      target: '使われていない Web セッションは、遅くとも {{duration}}で終了します。',
      nothing: '使われていない Web セッションが終了することはありません。',
      duration: '使われていない Web セッションは {{duration}}で終了します。',
    },
  },
} satisfies Translation<'ja', 'checkFindings'>
