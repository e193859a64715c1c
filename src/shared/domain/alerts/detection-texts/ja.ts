import type { DetectionTexts } from './en.ts'

export const detections = {
  'admin-confirmed-user-compromised': {
    name: '管理者がアカウントを侵害済みとしてマークした',
    why: '管理者には、攻撃者がこのアカウントを使っていると考える理由があります。',
  },
  'anomalous-token': {
    name: 'セッション トークンの特徴が通常と異なる',
    why: '盗まれたトークンがあれば、パスワードも MFA もなしでアカウントを開けます。',
  },
  'anomalous-user-activity': {
    name: 'ディレクトリでのアカウントの異常な活動',
    why: '攻撃者は、本人がしたことのない方法で内部を調べ、設定を変更します。',
  },
  'anonymized-ip-address': {
    name: '匿名ネットワークからのサインイン',
    why: 'Tor などのネットワークはサインイン元を隠します。仕事で必要な人はほとんどいません。',
  },
  'attacker-in-the-middle': {
    name: '偽のサインイン ページ経由でセッションが奪われた',
    why: '間に入ったページがパスワードを中継し、MFA 済みのセッションを手に入れます。',
  },
  'attempted-prt-access': {
    name: 'デバイスのプライマリ更新トークンを盗む試み',
    why: 'このトークンがあれば、攻撃者はデバイスのユーザーとしてすべてのアプリにサインインできます。',
  },
  'generic-risk': {
    name: 'Microsoft が検出した詳細不明のリスク',
    why: 'Microsoft Entra ID P2 がないと理由は表示されず、何が起きたかはサインインからしか分かりません。',
  },
  'investigations-threat-intelligence': {
    name: '既知の攻撃と一致する活動',
    why: 'Microsoft が実際の攻撃者から知ったパターンで、偶然であることはまれです。',
  },
  'leaked-credentials': {
    name: 'データ漏えいの中にパスワードが見つかった',
    why: '漏えいした一覧を持つ人は、MFA を求められない場所ならどこでもサインインできます。',
  },
  'malicious-ip-address': {
    name: '悪意のあるアドレスからのサインイン',
    why: '攻撃や大量のサインイン失敗で知られているアドレスです。',
  },
  'malware-infected-ip-address': {
    name: 'マルウェアに感染したアドレスからのサインイン',
    why: 'そこのデバイスは他者に操られ、入力した内容が渡っているかもしれません。',
  },
  'suspicious-file-access': {
    name: '多数の機密ファイルへの異常なアクセス',
    why: '売却や会社への恐喝のために、データを集めている可能性があります。',
  },
  'impossible-travel-risk': {
    name: 'Microsoft が報告したあり得ない移動',
    why: 'この時間では移動できないため、2 人がアカウントを使っている可能性があります。',
  },
  'suspicious-inbox-rules-risk': {
    name: 'メールを不審に操作する受信トレイ ルール',
    why: '攻撃者は詐欺に気付かれないよう、メールを削除または移動します。',
  },
  'nation-state-ip': {
    name: '国家の支援を受けた攻撃者のアドレスからのサインイン',
    why: 'Microsoft がそのような攻撃者を確認したアドレスで、偶然使われることはまれです。',
  },
  'new-country': {
    name: 'このユーザーにとって新しい国からの活動',
    why: '出張かもしれませんが、パスワードを持つ国外の攻撃者かもしれません。',
  },
  'password-spray-risk': {
    name: 'パスワード スプレー攻撃でパスワードが当てられた',
    why: '攻撃者がよくあるパスワードを多くのアカウントで試し、ここで一致しました。',
  },
  'risky-ip-address': {
    name: '匿名プロキシ経由の活動',
    why: 'プロキシは攻撃者の居場所を隠します。',
  },
  'suspicious-api-traffic': {
    name: 'アカウントがディレクトリを異常に多く読み取った',
    why: '攻撃者は次の標的を探すために、ユーザー、グループ、ロールを列挙します。',
  },
  'suspicious-browser': {
    name: '多数のテナントにサインインする不審なブラウザー',
    why: '多くのテナントと国に現れる 1 つのブラウザーは、人よりも攻撃者のツールと考えられます。',
  },
  'suspicious-inbox-forwarding': {
    name: 'メールを不審に転送する受信トレイ ルール',
    why: 'パスワードを変更した後も、すべてのメッセージのコピーが社外のアドレスに届きます。',
  },
  'suspicious-ip-address': {
    name: '不審なアドレスからのサインイン',
    why: 'Microsoft がこのアドレスからの攻撃を確認しています。',
  },
  'suspicious-sending-patterns': {
    name: 'アカウントが不審なメールを送信している',
    why: '攻撃者は信頼されたメールボックスからスパムやフィッシングを送り、会社のメール全体がブロックされることもあります。',
  },
  'token-issuer-anomaly': {
    name: '侵害された可能性のある発行者のトークン',
    why: '発行者を支配する者は、どのユーザーとしてもサインインできます。',
  },
  'unfamiliar-features': {
    name: 'このユーザーの過去と異なるサインイン',
    why: '場所、デバイス、ネットワークが新しく、別の人がパスワードを持っているときと同じです。',
  },
  'unlikely-travel': {
    name: 'このユーザーの通常とは異なる移動',
    why: '2 つの場所は遠く離れていて普段と異なり、一方は別の人かもしれません。',
  },
  'user-reported-suspicious-activity': {
    name: 'ユーザーが MFA の要求を不審と報告した',
    why: '別の人が要求を発生させたので、その人はパスワードを知っています。',
  },
  'workload-threat-intelligence': {
    name: '既知の攻撃と一致するアプリの活動',
    why: 'アプリのアクセス権を使う実際の攻撃者から Microsoft が知ったパターンです。',
  },
  'workload-suspicious-sign-ins': {
    name: 'アプリの不審なサインイン',
    why: '場所、ネットワーク、シークレットが新しく、別の人がシークレットを持っているときと同じです。',
  },
  'workload-admin-confirmed-compromised': {
    name: '管理者がアプリを侵害済みとしてマークした',
    why: '管理者には、攻撃者がこのアプリとして行動していると考える理由があります。',
  },
  'workload-leaked-credentials': {
    name: '漏えいの中にアプリのシークレットが見つかった',
    why: 'シークレットを見つけた者はアプリとして行動でき、MFA では止まりません。',
  },
  'workload-anomalous-activity': {
    name: 'ディレクトリでのアプリの異常な活動',
    why: '攻撃者はアプリのアクセス許可を使って、自分用のアカウントやシークレットを作ります。',
  },
  'workload-malicious-application': {
    name: 'Microsoft が悪意ありと判断したアプリ',
    why: 'メールやファイルを読み、ユーザーの名前でフィッシングを送るために作られたものです。',
  },
  'workload-suspicious-application': {
    name: '悪意がある可能性のあるアプリ',
    why: 'ユーザーの名前でメールやファイルを読むために作られた可能性があります。',
  },
  'workload-generic-risk': {
    name: 'アプリの詳細不明のリスク',
    why: '理由は表示されず、何が起きたかはアプリのサインインと変更からしか分かりません。',
  },
  'other-user-risk': {
    name: 'アカウントの新しい種類のリスク',
    why: 'Microsoft は予告なくリスクの種類を追加し、そのどれもが攻撃の可能性があります。',
  },
  'other-workload-risk': {
    name: 'アプリの新しい種類のリスク',
    why: 'Microsoft は予告なくリスクの種類を追加し、アプリのアクセス許可は残ったままです。',
  },
  'high-risk-sign-in': {
    name: '高リスクのサインイン',
    why: '本人ではないと Microsoft はほぼ確信しています。',
  },
  'risky-sign-in': {
    name: 'リスクのあるサインイン',
    why: '本人かどうかを Microsoft は疑っています。',
  },
  'risky-sign-in-inside-operating-countries': {
    name: '業務を行う国からのリスクのあるサインイン',
    why: '攻撃者は目立たないよう、会社のある国のアドレスを借ります。',
  },
  'several-risks-of-an-account': {
    name: '30 分以内に 1 つのアカウントで複数のリスク',
    why: '1 つなら偶然かもしれませんが、重なると偶然とは考えにくくなります。',
  },
  'risky-sign-in-outside-operating-countries': {
    name: '業務を行う国以外からのリスクのあるサインイン',
    why: 'そこで働く人はおらず、Microsoft も本人かどうかを疑っています。',
  },
  'sign-in-without-second-factor-outside-operating-countries': {
    name: '業務を行う国以外からの MFA なしのサインイン',
    why: '推測または盗まれたパスワードだけで入ることができました。',
  },
  'sign-in-from-malicious-country': {
    name: '攻撃で知られる国からのサインイン',
    why: '攻撃の起点になりやすい場所から、誰かが入りました。',
  },
  'sign-in-outside-operating-countries': {
    name: '業務を行う国以外からのサインイン',
    why: '会社の誰も働いていない場所から、誰かが入りました。',
  },
  'attempt-from-malicious-country': {
    name: '攻撃で知られる国からのサインイン試行',
    why: 'そこの誰かがアカウントのアドレスを知っていて、入ろうとしています。',
  },
  'attempt-without-second-factor-outside-operating-countries': {
    name: '業務を行う国以外からの MFA なしの試行',
    why: '国外の誰かがパスワードを試していて、MFA では止まりません。',
  },
  'sign-in-from-unknown-place': {
    name: '不明な場所からのサインイン',
    why: '攻撃者は場所を特定できないネットワークを使います。',
  },
  'three-foreign-attempts-in-an-hour': {
    name: '国外からのサインイン試行が 1 時間に 3 回',
    why: '国外の誰かがこのアカウントに入ろうと繰り返し試しています。',
  },
  'five-foreign-attempts-in-a-day': {
    name: '国外からのサインイン試行が 1 日に 5 回',
    why: '国外の誰かが、通常の制限に掛からないよう根気よく試しています。',
  },
  'break-glass-account-used': {
    name: '緊急用アカウントが使われた',
    why: '何でもできる非常時専用のアカウントなので、使用はすべて把握されている必要があります。',
  },
  'shared-mailbox-signed-in': {
    name: '共有メールボックスへの直接のサインイン',
    why: 'メンバーは自分のアカウントを使います。直接サインインした人は、誰も持つべきでないパスワードを持っています。',
  },
  'provider-sign-in-abroad': {
    name: 'プロバイダーの技術者が国外からサインインした',
    why: '技術者のアカウントを奪った者は、すべての顧客に一度に手が届きます。',
  },
  'legacy-sign-in': {
    name: 'レガシ認証によるサインイン',
    why: '古いプロトコルは MFA に対応していないため、盗まれたパスワードだけで足ります。',
  },
  'password-grant-without-second-factor': {
    name: 'アプリがパスワードのみ、MFA なしでサインインした',
    why: 'MFA を求められないため、攻撃者はこの方法で盗んだパスワードを試します。',
  },
  'device-code-for-broker': {
    name: 'デバイス全体のサインインにデバイス コードが使われた',
    why: 'だまし取ったコードで、攻撃者は数週間すべてのアプリを開けるトークンを手に入れます。',
  },
  'device-code-sign-in': {
    name: 'デバイス コードによるサインイン',
    why: '攻撃者はこのようなコードを送り付けます。入力されると、セッションは攻撃者のものになります。',
  },
  'graph-session-from-several-addresses': {
    name: '1 つのセッションが複数のアドレスから使われた',
    why: '盗まれたセッション トークンは、2 か所で同時に使われます。',
  },
  'developer-tool-reads-graph': {
    name: '開発者ツールがディレクトリとメールのデータを読んだ',
    why: '攻撃者は盗んだアカウントで、どのテナントも信頼する Microsoft のツールを使ってデータを読みます。',
  },
  'brute-force': {
    name: '1 つのアカウントで多数の誤ったパスワード',
    why: '誰かが、一致するまでパスワードを試しています。',
  },
  'password-spray': {
    name: '1 つのアドレスが多数のアカウントでパスワードを試している',
    why: '多くのアカウントの中には、よくあるパスワードと一致するものがあります。',
  },
  'many-failed-sign-ins': {
    name: '1 つのアカウントで多数のサインイン失敗',
    why: '攻撃か、古いパスワードが残っているデバイスの可能性があります。',
  },
  'smart-lockout': {
    name: '誤ったパスワードでアカウントがロックされた',
    why: '誰かがパスワードを試しているか、デバイスに古いパスワードが残っています。',
  },
  'mass-lockouts': {
    name: '多数のアカウントが同時にロックされた',
    why: 'すべてのアカウントが攻撃されていて、業務ができません。',
  },
  'prompts-denied': {
    name: 'MFA の要求が何度も拒否された',
    why: '誰かがパスワードを持っていて、本人が根負けするのを待っています。',
  },
  'impossible-travel': {
    name: '離れすぎた 2 か所からのサインイン',
    why: 'そこまで速くは移動できないため、2 人がアカウントを使っている可能性があります。',
  },
  'add-member-to-role-outside-of-pim-permanent': {
    name: 'PIM を通さずにロールが永続的に割り当てられた',
    why: 'PIM を避ければ承認は不要で、ロールは残り続けます。',
  },
  'add-member-to-role-in-pim-completed-permanent': {
    name: 'PIM でロールが永続的に割り当てられた',
    why: 'このアカウントを奪った者は、いつでもその権限を使えます。',
  },
  'add-member-to-role-in-pim-completed-timebound': {
    name: 'PIM でロールが期限付きで割り当てられた',
    why: '期限が切れるまで、このアカウントを奪った者がその権限を使えます。',
  },
  'add-member-to-role': {
    name: '管理者ロールが割り当てられた',
    why: '攻撃者は、戻ってこられるように自分のアカウントにロールを与えます。',
  },
  'add-eligible-member-to-role': {
    name: 'PIM でアカウントがロールの対象になった',
    why: '今後、このアカウントは自分でロールをアクティブ化できます。',
  },
  'add-member-to-role-completed-pim-activation': {
    name: 'PIM でロールがアクティブ化された',
    why: '数時間、このアカウントがロールを持ちます。持ち主は理由を知っているはずです。',
  },
  'remove-member-from-role': {
    name: '管理者ロールが外された',
    why: '攻撃者は、自分を止められる管理者を締め出します。',
  },
  'remove-member-from-role-in-pim': {
    name: 'PIM でロールが外された',
    why: '攻撃者が管理者を締め出しても、PIM では通常の作業に見えます。',
  },
  'second-factor-removed-from-policy': {
    name: '条件付きアクセス ポリシーが MFA を要求しなくなった',
    why: '今後、このポリシーが守っていた全員について、盗まれたパスワードだけで足ります。',
  },
  'update-conditional-access-policy': {
    name: '条件付きアクセス ポリシーが変更された',
    why: '除外や無効になったポリシーは、攻撃者に道を開きます。',
  },
  'delete-conditional-access-policy': {
    name: '条件付きアクセス ポリシーが削除された',
    why: 'サインインに求めていた条件が、求められなくなりました。',
  },
  'add-conditional-access-policy': {
    name: '条件付きアクセス ポリシーが追加された',
    why: '誤ったポリシーはユーザーを締め出し、攻撃者は管理者を遠ざけるためにも使います。',
  },
  'second-factor-methods-removed': {
    name: 'アカウントの MFA の方法が削除された',
    why: '次にサインインする人が、自分の電話を登録できます。',
  },
  'user-registered-security-info': {
    name: 'ユーザーが MFA の方法を登録した',
    why: '入り込んだ攻撃者は、居続けるために自分の電話を登録します。',
  },
  'domain-federated': {
    name: 'ドメインが別の ID プロバイダーを信頼するようになった',
    why: 'そのプロバイダーを支配する者は、パスワードも MFA もなしで、ドメインのどのユーザーとしてもサインインできます。',
  },
  'set-federation-settings-on-domain': {
    name: 'ドメインのフェデレーション設定が変更された',
    why: '攻撃者は自分の証明書で、ドメインのどのユーザーとしてもサインインできます。',
  },
  'set-domain-authentication': {
    name: 'ドメインのサインイン方式が変更された',
    why: 'ドメインの全ユーザーのパスワードを、今後は別の者が確認するかもしれません。',
  },
  'external-provider-changed': {
    name: '外部の MFA プロバイダーが追加または変更された',
    why: 'そのプロバイダーを支配する者は、どのユーザーの MFA も承認できます。',
  },
  'consent-to-application': {
    name: 'アプリに同意が与えられた',
    why: 'パスワードを変更した後も、アプリはユーザーの名前でデータを読み、送信します。',
  },
  'add-delegated-permission-grant': {
    name: 'アプリに委任されたアクセス許可が与えられた',
    why: 'アプリは、ユーザー自身にできる範囲で、その名前で行動します。',
  },
  'add-app-role-assignment-to-service-principal': {
    name: 'アプリにアプリケーションのアクセス許可が与えられた',
    why: 'アプリはユーザーなしで、会社全体のデータを読み、変更します。',
  },
  'add-service-principal-credentials': {
    name: 'エンタープライズ アプリにシークレットか証明書が追加された',
    why: '攻撃者は信頼されたアプリにシークレットを追加し、以後そのアプリとして行動します。',
  },
  'update-application-certificates-and-secrets-management': {
    name: 'アプリの登録にシークレットか証明書が追加された',
    why: '新しいシークレットを持つ者はアプリとして行動でき、MFA では止まりません。',
  },
  'reset-password': {
    name: '管理者のパスワードがリセットされた',
    why: 'リセットした人は、アカウントとその権限のすべてを手に入れます。',
  },
  'change-user-password': {
    name: '管理者のパスワードが変更された',
    why: '攻撃者がパスワードを変更すると、持ち主は締め出されます。',
  },
  'disable-account': {
    name: 'アカウントが無効になった',
    why: '攻撃者は、自分を止められる人のアカウントを無効にします。',
  },
  'enable-account': {
    name: 'アカウントが有効になった',
    why: '誰も見ていない古いアカウントは、格好の隠れ場所です。',
  },
  'add-member-to-group': {
    name: '監視対象か特権のあるグループにメンバーが追加された',
    why: 'メンバーになると、グループのアクセス権とロールがすべて付いてきます。',
  },
  'add-owner-to-group': {
    name: '監視対象か特権のあるグループに所有者が追加された',
    why: '所有者は誰でも入れることができ、グループにはアクセス権とロールが付いています。',
  },
  'add-role-definition': {
    name: 'カスタム ロールが作成された',
    why: '無害な名前の陰に、広い権限が隠れているかもしれません。',
  },
  'update-role-definition': {
    name: 'カスタム ロールが変更された',
    why: 'ロールを持つ全員が、すぐに新しい権限を持ちます。',
  },
  'update-role-setting-in-pim': {
    name: 'PIM でロールのアクティブ化の規則が変更された',
    why: '承認も MFA もなければ、盗まれたアカウントが自分でロールをアクティブ化できます。',
  },
  'triggered-pim-alert': {
    name: 'ロールの使われ方について PIM が警告した',
    why: 'PIM の外で割り当てられた、使われていない、または多すぎるロールを PIM が見つけました。',
  },
  'add-named-location': {
    name: 'ネームド ロケーションが追加された',
    why: '信頼できる場所からは、ポリシーが MFA を求めないことがあります。',
  },
  'update-named-location': {
    name: 'ネームド ロケーションが変更された',
    why: '攻撃者のアドレスが信頼できる場所に入ると、MFA を求められません。',
  },
  'delete-named-location': {
    name: 'ネームド ロケーションが削除された',
    why: 'この場所を使うポリシーは、もう誰も止めないかもしれません。',
  },
  'update-continuous-access-evaluation': {
    name: '継続的アクセス評価が変更された',
    why: 'これがないと、ブロックしたアカウントや盗まれたトークンが最大 1 時間使えてしまいます。',
  },
  'update-policy': {
    name: 'ディレクトリのポリシー オブジェクトが変更された',
    why: 'セッションの長さやアプリにできることを決めている場合があります。',
  },
  'add-policy': {
    name: 'ディレクトリにポリシー オブジェクトが追加された',
    why: '別のものに代わって、セッションの長さやアプリにできることを決める場合があります。',
  },
  'delete-policy': {
    name: 'ディレクトリのポリシー オブジェクトが削除された',
    why: '制限されていたものが、制限されなくなりました。',
  },
  'update-authorization-policy': {
    name: 'ユーザーとゲストの既定の権限が変更された',
    why: 'ユーザーがアプリへの同意、ゲストの招待、ディレクトリの読み取りをできるかを決めます。',
  },
  'authentication-methods-policy-update': {
    name: '認証方法のポリシーが変更された',
    why: '再び許可された弱い方法は、攻撃者に使われます。',
  },
  'authentication-methods-policy-reset': {
    name: '認証方法のポリシーがリセットされた',
    why: '方法に関する決定がすべて取り消され、弱い方法が再び許可されたかもしれません。',
  },
  'authentication-strength-policy-update': {
    name: '認証強度が変更された',
    why: 'これを求めるポリシーが、今後は弱い方法を受け入れるかもしれません。',
  },
  'authentication-strength-policy-delete': {
    name: '認証強度が削除された',
    why: 'ポリシーでこれらの方法を求めることができなくなりました。',
  },
  'add-application': {
    name: 'アプリの登録が作成された',
    why: '攻撃者は、データへのアクセスを保つために自分のアプリを登録します。',
  },
  'add-owner-to-application': {
    name: 'アプリの登録に所有者が追加された',
    why: '所有者はシークレットを追加し、アプリのアクセス許可で行動できます。',
  },
  'add-owner-to-service-principal': {
    name: 'エンタープライズ アプリに所有者が追加された',
    why: '所有者はアプリのシークレットとサインインを変更し、その権限で行動できます。',
  },
  'set-verified-publisher': {
    name: 'アプリの確認済み発行元が設定された',
    why: '確認済みの名前が付いたアプリには、同意しやすくなります。',
  },
  'unset-verified-publisher': {
    name: 'アプリの確認済み発行元が削除された',
    why: 'アプリの作成者が誰かを、もう誰も保証しません。',
  },
  'add-permission-grant-policy': {
    name: 'アプリへの同意の規則が追加された',
    why: 'ユーザーがアプリに自分で与えられるアクセス許可を決めます。',
  },
  'update-permission-grant-policy': {
    name: 'アプリへの同意の規則が変更された',
    why: '緩められていれば、ユーザーが有害なアプリを入れてしまいます。',
  },
  'add-user': {
    name: 'アカウントが作成された',
    why: '攻撃者は、後で戻るためにアカウントを作ります。',
  },
  'delete-user': {
    name: 'アカウントが削除された',
    why: '攻撃者は、損害を与えるためや痕跡を消すためにアカウントを削除します。',
  },
  'hard-delete-user': {
    name: 'アカウントが完全に削除された',
    why: '復元はできず、メールとファイルも一緒に失われます。',
  },
  'update-stsrefreshtokenvalidfrom-timestamp': {
    name: 'アカウントのセッションが取り消された',
    why: '誰かがすべての場所からサインアウトさせようとしました。理由があるかもしれません。',
  },
  'disable-strong-authentication': {
    name: 'アカウントのユーザーごとの MFA が無効になった',
    why: 'ポリシーが MFA を求めない限り、今後は盗まれたパスワードだけで足ります。',
  },
  'user-deleted-security-info': {
    name: 'ユーザーが MFA の方法を削除した',
    why: '攻撃者は自分の電話だけが残るよう、持ち主の電話を削除します。',
  },
  'user-changed-default-security-info': {
    name: 'ユーザーが既定の MFA の方法を変更した',
    why: '今後の要求は別のデバイスに届きます。攻撃者のものかもしれません。',
  },
  'admin-registered-security-info': {
    name: '管理者が MFA の方法を登録した',
    why: '別の人の方法や一時アクセス パスがあれば、その人が本人としてサインインできます。',
  },
  'admin-deleted-security-info': {
    name: '管理者が MFA の方法を削除した',
    why: '次にサインインする人が、自分の方法を登録できます。',
  },
  'admin-updated-security-info': {
    name: '管理者が MFA の方法を変更した',
    why: '番号が変わると、コードや電話は別の人に届きます。',
  },
  'add-fido2-security-key': {
    name: 'セキュリティ キーかパスキーが追加された',
    why: 'キーを追加した攻撃者は、パスワードなしで戻ってこられます。',
  },
  'delete-fido2-security-key-s': {
    name: 'セキュリティ キーかパスキーが削除された',
    why: 'アカウントが、フィッシングで盗める方法に戻るかもしれません。',
  },
  'add-passwordless-phone-sign-in-credential': {
    name: '電話によるパスワードレス サインインが追加された',
    why: 'その電話を持つ人は、パスワードなしでサインインできます。',
  },
  'create-application-password-for-user': {
    name: 'アプリ パスワードが作成された',
    why: 'MFA を通らず、パスワードを変更しても有効なままです。',
  },
  'fraud-reported-user-is-blocked-for-mfa': {
    name: 'ユーザーが MFA の不正を報告し、MFA がブロックされた',
    why: '別の人がパスワードを持っていて、要求を発生させました。',
  },
  'fraud-reported-no-action-taken': {
    name: 'ユーザーが MFA の不正を報告したが、ブロックはなし',
    why: '別の人がパスワードを持っていて、いつでも再び試せます。',
  },
  'suspicious-activity-reported': {
    name: 'ユーザーが不審な MFA の要求を報告した',
    why: '要求を発生させた人は、パスワードを知っています。',
  },
  'convert-federated-user-to-managed': {
    name: 'アカウントがフェデレーションからクラウドに移された',
    why: '今後はクラウドのパスワードでサインインし、移した人がそれを知っているかもしれません。',
  },
  'invite-external-user': {
    name: 'ゲストが招待された',
    why: 'ゲストはチームやグループで共有されたものを見られ、攻撃者の戻り道にもなります。',
  },
  'redeem-external-user-invite': {
    name: 'ゲストが招待を承諾した',
    why: '今後、別の組織の人がアクセスできます。',
  },
  'add-unverified-domain': {
    name: 'ドメインが追加された (未確認)',
    why: '別の名前でのサインインやメールへの最初の一歩です。',
  },
  'add-verified-domain': {
    name: '確認済みのドメインが追加された',
    why: '攻撃者は自分のドメインを追加し、それを通じてどのユーザーとしてもサインインします。',
  },
  'remove-verified-domain': {
    name: 'ドメインが削除された',
    why: 'ドメインのアドレスは使えなくなり、他者が取得できるようになります。',
  },
  'verify-domain': {
    name: 'ドメインが確認された',
    why: '今後、アカウントとメールでこのドメインを使えます。',
  },
  'set-dirsyncenabled-flag': {
    name: 'ディレクトリ同期が有効または無効になった',
    why: 'オンプレミスのディレクトリを支配する者は、同期されるアカウントも支配します。',
  },
  'set-dirsync-feature': {
    name: 'ディレクトリ同期の機能が変更された',
    why: 'オンプレミスのアカウントが、クラウドのアカウントを乗っ取れるようになるかもしれません。',
  },
  'set-password-policy': {
    name: 'パスワードの有効期限のポリシーが変更された',
    why: '盗まれたパスワードがいつまで役立つかを決めます。',
  },
  'add-partner-to-company': {
    name: 'テナントにパートナーが追加された',
    why: 'パートナーはテナントで広い権限を得ることができます。',
  },
  'remove-partner-from-company': {
    name: 'テナントからパートナーが削除された',
    why: 'テナントを管理している人が締め出されるかもしれません。',
  },
  'add-a-partner-to-cross-tenant-access-setting': {
    name: '組織のテナント間アクセスが追加された',
    why: 'その組織のユーザーは、今後は別の規則で入れるかもしれません。',
  },
  'update-a-partner-cross-tenant-access-setting': {
    name: '組織のテナント間アクセスが変更された',
    why: '今後、相手のテナントの MFA やデバイスが信頼されるかもしれません。',
  },
  'update-the-company-default-cross-tenant-access-setting': {
    name: 'テナント間アクセスの既定値が変更された',
    why: '他のすべての組織のユーザーに適用されます。',
  },
  'create-a-partner-cross-tenant-identity-sync-setting': {
    name: 'テナント間同期が追加された',
    why: '別のテナントがここにアカウントを作れるため、静かな戻り道になります。',
  },
  'set-device-registration-policies': {
    name: 'デバイス登録の規則が変更された',
    why: '攻撃者は管理対象に見せるために、自分のデバイスを登録します。',
  },
  'reveal-local-administrator-password': {
    name: 'デバイスのローカル管理者パスワードが読み取られた',
    why: 'それを知る者は、デバイスとその中身を支配します。',
  },
  'read-bitlocker-key': {
    name: 'デバイスの BitLocker キーが読み取られた',
    why: 'キーとデバイスがあれば、ドライブのデータをすべて読めます。',
  },
  'device-no-longer-compliant': {
    name: 'デバイスが準拠しなくなった',
    why: '不注意か故意かで、保護の一部が無効になっています。',
  },
  'device-no-longer-managed': {
    name: 'デバイスが管理対象から外れた',
    why: '保護の状態を誰も確認せず、強制もできません。',
  },
  'update-group-settings': {
    name: 'グループの設定が変更された',
    why: '誰がグループを作れるか、ゲストが所有者になれるかを決めます。',
  },
  'create-group-settings': {
    name: 'グループの設定が作成された',
    why: '誰がグループを作り、ゲストを入れられるかの既定値を置き換えます。',
  },
  'update-identityprotectionpolicy': {
    name: 'リスク ポリシーが変更された',
    why: 'リスクのあるサインインやユーザーが、止められなくなったかもしれません。',
  },
  'update-notificationsettings': {
    name: 'リスク通知の受信者が変更された',
    why: 'リスクを知るべき人に、何も届かなくなったかもしれません。',
  },
  confirmcompromised: {
    name: 'アカウントが手動で侵害済みと確認された',
    why: '誰かが調べて攻撃者を見つけました。残りの対応も済んだことを確かめてください。',
  },
  dismissuser: {
    name: 'アカウントのリスクが無視された',
    why: '無視されたリスクはサインインを止めません。無視した人は理由を知っているはずです。',
  },
  'directory-scheduled-for-deletion-userrequest': {
    name: 'テナントの削除が予約された',
    why: 'テナントとともに、すべてのアカウント、メール、ファイルが失われます。',
  },
  'add-service-principal': {
    name: 'エンタープライズ アプリが追加された',
    why: '誰も知らないアプリは、誰かが誤って同意したものかもしれません。',
  },
  'set-company-information': {
    name: '会社の情報が変更された',
    why: 'Microsoft のセキュリティ警告を誰が受け取るかは、連絡先で決まります。',
  },
  'support-request-approved': {
    name: 'Microsoft サポートにデータへのアクセスが許可された',
    why: 'Microsoft のエンジニアが数時間コンテンツを開けます。誰かが依頼しているはずです。',
  },
  'update-security-defaults': {
    name: 'セキュリティの既定値群が有効または無効になった',
    why: 'これもポリシーもなければ、盗まれたパスワードだけで足ります。',
  },
  'other-policy-changed': {
    name: 'ディレクトリの別のポリシーが変更された',
    why: '何が許されるかはポリシーで決まり、攻撃者はまずそれを緩めます。',
  },
  'elevated-to-user-access-administrator': {
    name: '管理者が Azure 全体へのアクセス権を取得した',
    why: 'このアカウントは、サーバーやバックアップを含むすべての Azure サブスクリプションを自分のものにできます。',
  },
  'inbox-rule-forwards-outside': {
    name: '受信トレイ ルールがメールを社外に転送している',
    why: '攻撃者はこの方法で、パスワードの変更後もメールを読み続けます。',
  },
  'inbox-rule-forwards': {
    name: '受信トレイ ルールがメールを転送している',
    why: 'メールは別のメールボックスに届きます。それも攻撃者のものかもしれません。',
  },
  'inbox-rule-hides-mail': {
    name: '受信トレイ ルールがメールを削除または隠している',
    why: '攻撃者は他の人をだます間、返信や警告を本人から隠します。',
  },
  'inbox-rule-changed': {
    name: '受信トレイ ルールが作成または変更された',
    why: 'ほとんどは無害ですが、攻撃者もまずルールを作ります。',
  },
  'mailbox-forwards-outside': {
    name: 'メールボックスがすべてのメールを社外に転送している',
    why: 'パスワードの変更後も、社外の誰かが読み続けます。',
  },
  'mailbox-forwards': {
    name: 'メールボックスがすべてのメールを転送している',
    why: 'すべてのメールが別のメールボックスに届きます。その持ち主は把握されているべきです。',
  },
  'mailbox-permission-given': {
    name: 'メールボックスへのアクセス権が他の人に与えられた',
    why: 'それを持つ人は、メールをすべて読むか、持ち主の名前で送信できます。',
  },
  'mailbox-delegate-set': {
    name: '代理人がメールボックスの代理で送信できるようになった',
    why: '誰かの名前で届くメールは信じられます。請求書の支払いでは特にそうです。',
  },
  'mailbox-auditing-bypassed': {
    name: 'アカウントがメールボックス監査から除外された',
    why: 'このアカウントがメールボックスで読み、削除したものは、もう記録されません。',
  },
  'mail-access-throttled': {
    name: 'Microsoft が記録しきれないほどメールが読まれた',
    why: '1 日に 1,000 回を超えるアクセスは、メールボックスがコピーされた可能性を示します。',
  },
  'mail-synced-in-bulk': {
    name: '1 時間に複数のメール フォルダーがコピーされた',
    why: '新しいメール ソフトもコピーしますが、攻撃者も同じです。',
  },
  'mail-read-in-bulk': {
    name: '1 時間に異常に多くのメールが読まれた',
    why: 'ツールがメールボックスの中で請求書やパスワードを探しているかもしれません。',
  },
  'transport-rule-changed': {
    name: 'メール フロー ルールが変更された',
    why: 'このようなルールは、会社全体のメールをコピー、転送、または素通りさせます。',
  },
  'mail-connector-changed': {
    name: 'メールのコネクタが変更された',
    why: 'コネクタを使うと、メールの横流しや、会社の名前でのスパム送信ができます。',
  },
  'exchange-role-given': {
    name: 'Exchange の管理権限が与えられた',
    why: 'これがあれば、すべてのメールボックスを開き、検索し、転送できます。',
  },
  'unified-audit-stopped': {
    name: '統合監査ログが無効になった',
    why: '今後、攻撃者が何をしても誰にも見えません。',
  },
  'mailbox-auditing-stopped': {
    name: '全員のメールボックス監査が無効になった',
    why: 'メールボックスで読まれ、送信され、削除されたものの跡が残りません。',
  },
  'mailbox-owner-auditing-stopped': {
    name: '1 つのメールボックスの監査が無効になった',
    why: 'このメールボックスで起きたことの跡が残りません。',
  },
  'mail-protection-removed': {
    name: 'メールの保護が無効になったか削除された',
    why: 'フィッシング、マルウェア、情報漏えいが止められなくなります。',
  },
  'mail-signing-stopped': {
    name: 'ドメインの DKIM 署名が無効になった',
    why: 'ドメインの偽メールを見分けにくくなり、本物のメールがスパム扱いになります。',
  },
  'automatic-forwarding-opened': {
    name: '社外への自動転送が許可された',
    why: '今後、攻撃者の受信トレイ ルールがメールを社外に送れます。',
  },
  'ediscovery-search-started': {
    name: 'コンテンツの電子情報開示の検索が開始された',
    why: '持ち主に気付かれずに、すべてのメールボックスとファイルを検索します。',
  },
  'anyone-link-created': {
    name: '誰でも開けるリンクが作成された',
    why: 'リンクを手に入れた人は、サインインせずにファイルを開けます。',
  },
  'anyone-link-used': {
    name: '誰でも開けるリンクが使われた',
    why: '誰かがサインインせずにファイルを開きました。誰かは分かりません。',
  },
  'file-shared-outside': {
    name: 'ファイルが社外と共有された',
    why: 'データが社外に出ます。個人のアドレス宛てかもしれません。',
  },
  'files-downloaded-in-bulk': {
    name: '1 時間に異常に多くのファイルがダウンロードされた',
    why: '退職前や恐喝のために、誰かがデータを持ち出しています。',
  },
  'files-deleted-in-bulk': {
    name: '1 時間に異常に多くのファイルが削除された',
    why: 'ランサムウェアや不満を持つ退職者は、できる限り多くを削除します。',
  },
  'malware-in-file': {
    name: '保存されたファイルにマルウェアが見つかった',
    why: 'ファイルを開くか同期すると、デバイスが感染します。',
  },
  'site-administrator-added': {
    name: 'サイトに管理者が追加された',
    why: 'サイト管理者は、サイトのすべてを読み、共有できます。',
  },
  'sharing-policy-changed': {
    name: 'SharePoint の共有またはアクセスのポリシーが変更された',
    why: '緩められていれば、ファイルが気付かれずに社外に出ます。',
  },
  'team-guest-added': {
    name: 'チームにゲストが追加された',
    why: 'ゲストは、チームのチャネルのチャットとファイルを見られます。',
  },
  'teams-setting-changed': {
    name: 'Teams の組織全体の設定が変更された',
    why: '会議、アプリ、ゲストについて、全員に適用されます。',
  },
  'teams-opened-to-outside': {
    name: 'Teams が社外に開放された',
    why: '知らない人が従業員に連絡でき、フィッシングはチャットでも届きます。',
  },
  'data-loss-rule-matched': {
    name: '機密データがデータ損失防止のルールに一致した',
    why: 'カード番号や個人データが社外に出た可能性があります。',
  },
  'malware-mail-delivered': {
    name: 'マルウェア付きメールがメールボックスに届いた',
    why: '添付ファイルを開くと、デバイスが感染します。',
  },
  'phishing-mail-delivered': {
    name: 'フィッシングメールがメールボックスに届いた',
    why: 'だまされた人は、パスワードやセッションを他人に渡してしまいます。',
  },
  'mail-reported-as-threat': {
    name: 'メールが脅威として報告された',
    why: '一人が気付いたメールを、ほかの人が開いたかもしれません。',
  },
  'malicious-link-opened': {
    name: '警告を越えて悪意のあるリンクが開かれた',
    why: 'そこでパスワードを入力したか、マルウェアを読み込んだおそれがあります。',
  },
  'malicious-link-blocked': {
    name: '悪意のあるリンクのクリックがブロックされた',
    why: 'リンクを含むメールは、ほかのメールボックスにもあるかもしれません。',
  },
  'defender-endpoint': {
    name: 'Defender for Endpoint のアラート',
    why: '有害なものがデバイスで動いているか、そこで止められました。',
  },
  'defender-identity': {
    name: 'Defender for Identity のアラート',
    why: '社内ネットワークのアカウントかサーバーが攻撃されています。',
  },
  'defender-cloud-apps': {
    name: 'Defender for Cloud Apps のアラート',
    why: 'クラウド アプリで異常なことが起きています。',
  },
  'defender-office': {
    name: 'Defender for Office 365 のアラート',
    why: '有害なメールやファイルが届いたか、ここから送信されています。',
  },
  'defender-xdr': {
    name: 'Defender XDR のアラート',
    why: '複数の兆候が合わさり、攻撃を示しています。',
  },
  'defender-app-governance': {
    name: 'アプリ ガバナンスのアラート',
    why: 'データにアクセスできるアプリが異常な動きをしています。',
  },
  'defender-data-loss': {
    name: 'データ損失防止のアラート',
    why: '機密データが社外に出た可能性があります。',
  },
  'defender-cloud': {
    name: 'Defender for Cloud のアラート',
    why: 'Azure のサーバー、ストレージ、データベースが危険にさらされています。',
  },
  'defender-sentinel': {
    name: 'Microsoft Sentinel のアラート',
    why: '会社独自の監視のルールが何かを見つけました。',
  },
  'defender-insider-risk': {
    name: 'インサイダー リスク管理のアラート',
    why: '会社の誰かがデータを持ち出している可能性があります。',
  },
  'defender-identity-protection': {
    name: 'Microsoft Entra ID Protection のアラート',
    why: 'サインインしたのが本人かどうかを Microsoft は疑っています。',
  },
  'defender-other': {
    name: '他の Microsoft 製品のアラート',
    why: '確認する価値のあるものを Microsoft が見つけました。',
  },
  'account-at-risk': {
    name: 'リスクのあるアカウント',
    why: '別の人がアカウントを使っている兆候を Microsoft がまとめたものです。',
  },
  'defender-incident': {
    name: 'Defender のインシデント',
    why: '複数のアラートを、Microsoft は 1 つの攻撃の一部と見ています。',
  },
  'service-issue': {
    name: 'Microsoft のサービスの問題',
    why: '仕事ができないとき、原因が自分たちにないと分かれば役立ちます。',
  },
  'administrators-without-mfa': {
    name: 'MFA を登録していない管理者',
    why: 'その一人のパスワードを知った者は、管理者の権限を手に入れます。',
  },
  'users-without-mfa': {
    name: 'MFA を登録していないユーザー',
    why: 'パスワードを知った者がサインインし、本人より先に自分の認証方法を登録できます。',
  },
  'no-conditional-access-policy': {
    name: 'ライセンスがあるのに条件付きアクセス ポリシーがない',
    why: '有効なポリシーがないと、MFA は求められず、不審なデバイスや国も締め出せません。',
  },
  'security-defaults-off': {
    name: 'セキュリティの既定値群が無効で、代わりもない',
    why: 'MFA が求められず、古いサインイン方法も開いたままです。',
  },
  'policy-left-in-report-only': {
    name: 'レポート専用のままの条件付きアクセス ポリシー',
    why: '記録するだけなので、実際にはない保護を誰もが信じてしまいます。',
  },
  'unused-licensed-users': {
    name: 'サインインしないライセンス付きユーザー',
    why: '他人がそのアカウントを使っても誰も気付かず、ライセンス費用もかかり続けます。',
  },
  'unused-users': {
    name: 'サインインしないユーザー',
    why: '他人がそのアカウントを使っても誰も気付きません。',
  },
  'unused-guests': {
    name: 'サインインしないゲスト',
    why: '共同作業が終わった後も、ファイルやチームへのアクセスが残ります。',
  },
  'licensed-administrators': {
    name: '日常業務用のライセンスを持つ管理者',
    why: '高い権限のアカウントにメールや Web サイトが届くため、一度のクリックでテナントを奪われかねません。',
  },
  'rogue-app': {
    name: '攻撃者が使うことで知られるアプリ',
    why: '攻撃者はこれでメールボックスやファイルを複製し、パスワードの変更後も続けられます。',
  },
  'app-secret-expires': {
    name: 'まもなく期限が切れるアプリのシークレット',
    why: '期限が切れると、それでサインインするものが、多くは夜中に止まります。',
  },
  'app-certificate-expires': {
    name: 'まもなく期限が切れるアプリの証明書',
    why: '期限が切れると、それでサインインするものが、多くは夜中に止まります。',
  },
  'app-secret-lives-long': {
    name: '何年も有効なアプリのシークレット',
    why: '有効期間が長いほど、それを知る人やバックアップが増えます。',
  },
  'app-waits-for-approval': {
    name: '承認待ちのアプリ',
    why: '誰かがアプリへのアクセスを求めて待っており、別の方法を取るかもしれません。',
  },
  'license-ends': {
    name: '終了を迎えるサブスクリプション',
    why: '終了すると、しばらくしてメールやファイルが使えなくなります。',
  },
  'licenses-over-used': {
    name: '購入数を超えて使われているライセンス',
    why: '超過分はいずれ Microsoft に取り上げられ、誰かが仕事をできなくなります。',
  },
  'licenses-unused': {
    name: '使われていない多くのライセンス',
    why: '誰も使わないものに会社が費用を払っています。',
  },
  'license-assignment-fails': {
    name: '割り当てられないライセンス',
    why: 'グループの新しいメンバーにメールボックスもアプリも届かず、理由も分かりません。',
  },
  'secure-score-dropped': {
    name: 'Secure Score の低下',
    why: '保護が無効にされたか、新しいものが保護されていません。',
  },
  'secure-score-low': {
    name: '非常に低い Secure Score',
    why: 'Microsoft の推奨のほとんどが欠けており、単純な攻撃でも成功します。',
  },
  'directory-sync-stopped': {
    name: 'ディレクトリ同期の停止',
    why: '社内でブロックされた人や退職した人が、クラウドではまだアクセスできます。',
  },
  'stale-devices': {
    name: '誰も使わなくなったデバイス',
    why: '既知のデバイスとして残り、紛失や売却されたものがまだアクセスできるかもしれません。',
  },
  'devices-not-compliant': {
    name: '規則を満たさないデバイス',
    why: '古いシステムや暗号化の欠如により、データが簡単に奪われます。',
  },
  'connection-lost': {
    name: '会社との接続が失われた',
    why: 'この会社の情報は何も読み取られず、起きていることは表示も通知もされません。',
  },
  'exchange-connection-lost': {
    name: 'Exchange Online との接続が失われた',
    why: 'メールボックスとメールのルールが読み取られないため、変更に気付けません。',
  },
  'sync-failing': {
    name: 'ディレクトリの同期が繰り返し失敗',
    why: 'その後に加わった人、去った人、MFA を失った人がここでは分かりません。',
  },
  'permissions-missing': {
    name: 'アクセス許可の不足',
    why: 'これらのアクセス許可で読めるはずの内容が読み取られず、通知もできません。',
  },
  'staff-action-failed': {
    name: 'スタッフによるテナントへの操作が失敗',
    why: '済んだと思われていても、テナントは元のままかもしれません。',
  },
  'task-failed': {
    name: 'テナントへの自動操作が失敗',
    why: '自動で行われるはずのことが行われず、誰もそれを見ていません。',
  },
  'task-partly-done': {
    name: 'テナントへの自動操作が一部だけ完了',
    why: '中途半端なロックや解除は、何もしないより悪いことがあります。残りを確認してください。',
  },
  'posture-regressed': {
    name: 'セキュリティチェックを満たさなくなった',
    why: '会社を守っていた設定が、誤って、または攻撃者の足場作りとして変更されました。',
  },
  'posture-regressed-by-task': {
    name: 'ここからの変更でチェックを満たさなくなった',
    why: 'ここで依頼された変更により、意図せず会社の守りが弱くなった可能性があります。',
  },
  'restricted-sender': {
    name: 'ユーザーのメール送信が制限されました',
    why: '迷惑メールを送ったアカウントを Exchange が止めました。ほかのだれかが使っている可能性があります。',
  },
  'quarantine-release-requested': {
    name: '検疫されたメールの解放が要求されました',
    why: '保留されたメールを待っている人がいます。攻撃者は、それが通されることを期待しています。',
  },
  'google-government-attack': {
    name: '政府が支援する攻撃について Google が警告',
    why: 'こうした攻撃者は忍耐強く装備も十分で、Google が警告する相手はごくわずかです。',
  },
  'google-password-leaked': {
    name: 'パスワード漏えいのため Google がアカウントを停止',
    why: 'ほかの誰かがパスワードを知っており、すでにサインインした可能性があります。',
  },
  'google-account-hijacked': {
    name: '乗っ取りと判断し Google がアカウントを停止',
    why: '別の人による利用を Google が確認しました。停止前に行われたことは元に戻っていません。',
  },
  'google-account-sends-spam': {
    name: '迷惑メールを送信したアカウントを Google が停止',
    why: 'ほかの誰かがこのユーザーの名前でメールを送信している可能性があります。',
  },
  'google-account-suspended': {
    name: 'Google がアカウントを停止',
    why: '理由は示されていません。悪用されたか、Google の規則に反した可能性があります。',
  },
  'google-stolen-session': {
    name: '盗まれた可能性のあるセッションを Google が終了',
    why: '盗まれたセッションがあれば、パスワードも MFA もなしにアカウントを開けます。',
  },
  'google-risky-action': {
    name: 'Google で危険な操作が許可された',
    why: '重要な変更を Google が疑いましたが、確認のうえで許可しました。',
  },
  'google-risky-action-blocked': {
    name: 'Google で危険な操作がブロックされた',
    why: '何も変更されていませんが、試みた人はまだサインインしています。',
  },
  'google-suspicious-login': {
    name: 'Google での不審なサインイン',
    why: 'Google は普段のサインインの様子を把握しており、今回は違っていました。',
  },
  'google-other-warning': {
    name: 'Google からのその他の警告',
    why: 'ここでまだ知られていない警告です。内容を読んで確認してください。',
  },
  'google-challenges-failed': {
    name: 'Google で 2 段階目が何度も失敗',
    why: '2 段階目を求められるのは、正しいパスワードを入力した人です。',
  },
  'google-second-factor-off': {
    name: 'Google で 2 段階認証が無効化された',
    why: '今後はパスワードだけでアカウントを開けます。',
  },
  'google-advanced-protection-left': {
    name: 'Google の高度な保護から外れた',
    why: '攻撃者に狙われやすいため保護されていたユーザーです。',
  },
  'google-recovery-changed': {
    name: 'Google アカウントの再設定情報が変更された',
    why: '再設定用のメールや電話を持つ人は、後からアカウントを取り戻せます。',
  },
  'google-forwarding-outside': {
    name: 'Google のメールが社外へ転送されている',
    why: '社外の誰かがメールを読んでおり、メールボックスの見た目は変わりません。',
  },
  'google-admin-role-given': {
    name: 'Google の管理者ロールが付与された',
    why: 'このロールがあれば、アカウントや設定を変更し、ほかの人を招き入れられます。',
  },
  'google-admin-role-changed': {
    name: 'Google の管理者ロールが変更された',
    why: '新しい付与がなくても、そのロールの人ができることが増えた可能性があります。',
  },
  'google-second-factor-not-enforced': {
    name: 'Google で 2 段階認証が必須でなくなった',
    why: '会社の一部全体がパスワードだけで開ける状態です。',
  },
  'google-mail-monitored': {
    name: 'Google でユーザーのメールが複製されている',
    why: '管理者が誰かのメールを別の宛先へ送っており、本人には見えません。',
  },
  'google-data-transferred': {
    name: 'Google でユーザーのファイルが移された',
    why: 'ある人の全ファイルが別の人へ移ります。普通は退職のときだけです。',
  },
  'google-company-data-exported': {
    name: 'Google で全社データの書き出しが開始された',
    why: '会社が Google に持つすべてをまとめてダウンロードできます。',
  },
  'google-api-client-authorized': {
    name: 'Google で全ユーザーとして動作できるクライアントが許可された',
    why: 'パスワードなしで、気付かれずに、社内の誰としてでも読み書きできます。',
  },
  'google-app-trusted': {
    name: 'Google でアプリが信頼済みにされた',
    why: '今後ユーザーは、このアプリが求めるすべてのアクセスを許可できます。',
  },
  'google-app-given-access': {
    name: 'Google でアプリにメールやファイルへのアクセスが許可された',
    why: 'パスワードを変えた後も、ユーザーなしでアクセスを保ちます。',
  },
  'duo-fraud-reported': {
    name: 'Duo の通知が不正として報告された',
    why: '本人はサインインしていないため、ほかの誰かがパスワードを持っています。',
  },
  'duo-prompts-denied-then-approved': {
    name: 'Duo の通知が何度も拒否された後に承認された',
    why: '攻撃者は、誤りや根負けで承認されるまで通知を送り続けます。',
  },
  'duo-bypass-used': {
    name: 'Duo をバイパスしたサインイン',
    why: 'このユーザーには第 2 要素が求められず、パスワードだけで入れました。',
  },
  'duo-bypass-code-created': {
    name: 'Duo でバイパス コードを作成',
    why: 'コードを持つ人は、第 2 要素なしでサインインできます。',
  },
  'duo-user-set-to-bypass': {
    name: 'Duo でユーザーをバイパスに設定',
    why: '元に戻されるまで、このユーザーには第 2 要素が求められません。',
  },
} satisfies DetectionTexts
