import type { Translation } from '../translation.ts'

export const checkSteps = {
  'admin-portals-need-a-second-factor': {
    steps: {
      1: '「New policy」を選び、「Users」 › 「Directory roles」で管理者ロールを選択し、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「Microsoft Admin Portals」と「Windows Azure Service Management API」を選択します。',
      3: '「Grant」で「Require multifactor authentication」を選びます。',
      4: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      '方法を登録していない管理者は、管理ポータルを開けなくなります。「Authentication methods」の「User registration details」で、誰が未登録か分かります。',
  },
  'administrator-sessions-limited': {
    steps: {
      1: '「New policy」を選び、「Users」 › 「Directory roles」で管理者ロールを選択し、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Session」で「Sign-in frequency」を 4 時間に、「Persistent browser session」を「Never persistent」にします。',
      4: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      '管理者は日中にもう一度サインインし、管理者として動くスクリプトは 4 時間で止まります。先にアプリかマネージド ID へ移してください。',
  },
  'administrators-need-a-second-factor': {
    steps: {
      1: '「New policy」を選び、「Users」 › 「Directory roles」で管理者ロールを選択し、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Grant」で「Require multifactor authentication」を選びます。',
      4: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
      5: 'Microsoft Entra ID P1 がない場合は、代わりにセキュリティの既定値群を有効にします: 「Overview」 › 「Properties」 › 「Manage security defaults」。',
    },
    breaks:
      '方法を登録していない管理者はサインインできず、管理者のパスワードを使うスクリプトは失敗します。「User registration details」とサインイン ログで両方が分かります。',
  },
  'administrators-use-phishing-resistant-methods': {
    steps: {
      1: '各管理者にパスキー、Windows Hello for Business、証明書のいずれかを登録してもらいます。',
      2: '「New policy」を選び、「Users」 › 「Directory roles」で管理者ロールを選択し、緊急用アカウントのグループを除外します。',
      3: '「Target resources」で「All resources」を含めます。',
      4: '「Grant」で「Require authentication strength」と「Phishing-resistant MFA」を選びます。',
      5: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      '認証アプリか SMS しかない管理者はサインインできなくなります。「User registration details」で各人の方法が分かります。',
  },
  'authentication-transfer-blocked': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Conditions」 › 「Authentication flows」で「Authentication transfer」を選択します。',
      4: '「Grant」で「Block access」を選びます。',
      5: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      'ユーザーは QR コードでセッションを電話に移せなくなり、電話でサインインします。サインイン ログを「Original transfer method」で絞り込むと、誰が使っているか分かります。',
  },
  'device-code-flow-blocked': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Conditions」 › 「Authentication flows」で「Device code flow」を選択します。',
      4: '「Grant」で「Block access」を選びます。',
      5: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      'コードでサインインする会議室、共有画面、コマンドライン ツールが動かなくなります。サインイン ログを「Authentication protocol」と「Device code」で絞り込むと分かります。先にそのアカウントを除外するか、方法を変えてください。',
  },
  'device-enrolment-asks-every-time': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「Microsoft Intune Enrollment」を選択します。ない場合は、先にアプリ ID d4ebce55-015a-49b5-a083-c84d1797ae8c のサービス プリンシパルを作成します。',
      3: '「Grant」で「Require multifactor authentication」を選びます。',
      4: '「Session」で「Sign-in frequency」を「Every time」にします。',
      5: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      'デバイスを登録する人は、その場で MFA でサインインします。人がいない登録は失敗することがあります。デバイスの準備方法を担当者に確認してください。',
  },
  'device-registration-needs-a-second-factor': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」 › 「User actions」で「Register or join devices」を選択します。',
      3: '「Grant」で「Require multifactor authentication」を選びます。',
      4: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
      5: '「Devices」 › 「Device settings」で、デバイスの登録や参加に MFA を求める設定を「No」にします。ポリシーの妨げになるためです。',
    },
    breaks:
      'デバイスを準備する人には、登録済みの方法が必要です。新入社員には初日に方法がないため、一時アクセス パスを渡してください。',
  },
  'devices-are-compliant': {
    steps: {
      1: '準拠していないデバイスと、それぞれに足りない設定を確認します。',
      2: '暗号化や古いシステムなど、多くのデバイスに足りないものから直します。',
      3: '残りは、使っている人に「Company Portal」アプリで確認してもらいます。',
      4: '誰も使っていないデバイスをインベントリから外します。',
    },
    breaks:
      'これだけでは誰も中断されません。準拠デバイスを求めるポリシーがあると、準拠していないデバイスの人は準拠するまで入れません。',
  },
  'emergency-accounts-left-out': {
    steps: {
      1: 'クラウドだけにあるアカウントを 2 つ作り、それぞれに「Global Administrator」ロールとパスキーか証明書を与え、1 つのグループに入れます。',
      2: '有効な各ポリシーを開き、「Users」 › 「Exclude」にこのグループを追加します。',
      3: 'これらのアカウントのサインインごとにアラートを設定します。',
    },
    breaks:
      '誰も中断されません。これらのアカウントはポリシーを通り抜けます。鍵を安全に保管し、サインインを監視してください。',
  },
  'everyone-needs-a-second-factor': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Grant」で「Require multifactor authentication」を選びます。',
      4: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
      5: 'Microsoft Entra ID P1 がない場合は、代わりにセキュリティの既定値群を有効にします: 「Overview」 › 「Properties」 › 「Manage security defaults」。',
    },
    breaks:
      '方法を登録していないユーザーは、次のサインインで登録が必要です。パスワードだけでサインインするサービス アカウント、スクリプト、デバイスは失敗します。ポリシーが「Report-only」の間、サインイン ログに現れます。',
  },
  'everyone-signs-in-again': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Session」で「Sign-in frequency」を日数 (たとえば 7) にします。',
      4: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      'この期間が過ぎると、全員が各デバイスでもう一度サインインします。会議室、キオスク、共有画面は誰かがサインインするまで止まります。そのアカウントを除外してください。',
  },
  'excluded-groups-covered-elsewhere': {
    steps: {
      1: 'ここで見つかったグループを除外しているポリシーを探します。',
      2: '例外が不要になった人をグループから外します。',
      3: '「New policy」を選び、「Users」にこのグループを含め、マネージド デバイスなど別の条件を求めます。',
      4: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      'グループのメンバーは新しいポリシーを満たす必要があり、満たせない人は入れません。ポリシーが「Report-only」の間、サインイン ログに現れます。',
  },
  'few-global-administrators': {
    steps: {
      1: '「Assignments」で、誰がこのロールを持つかを確認します。',
      2: '緊急用アカウントを含めて 2～4 人だけ残します。',
      3: 'ほかの人には「User Administrator」や「Exchange Administrator」など、仕事に足りる最小のロールを与えます。',
      4: 'その人たちの「Global Administrator」の割り当てを削除します。',
    },
    breaks:
      '本人と、そのアカウントで動くスクリプトは、グローバル管理者にしかできないことを失います。監査ログで、最近それぞれが何をしたか分かります。',
  },
  'global-administrator-needs-approval': {
    steps: {
      1: '「Edit」を選び、「Require approval to activate」をオンにします。',
      2: '承認する人を 2 人以上選びます。',
      3: '「Update」を選びます。',
    },
    breaks:
      'ロールが必要な人は承認されるまで待ちます。夜間も承認でき、緊急用アカウントがロールを常時持つようにしてください。',
  },
  'google-administrators-have-a-second-factor': {
    steps: {
      1: 'ここに挙げた各人に、自分の Google アカウントで 2 段階認証を有効にしてもらいます。',
      2: 'ユーザー一覧の「2-step verification enrollment」が「Enrolled」になっていることを確認します。',
    },
    breaks: '第二要素がまだない人は設定を求められます。',
  },
  'google-administrators-use-passkeys': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Methods」を「Only security key」に設定して保存します。',
    },
    breaks: 'セキュリティ キーもパスキーもない管理者はログインできません。先に各自 2 つ登録してください。',
  },
  'google-attachment-protection-on': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Attachments」の保護をすべてオンにして保存します。',
    },
    breaks: '珍しい添付ファイルのあるメールが迷惑メールに入るか、警告が付くことがあります。',
  },
  'google-automatic-forwarding-off': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Automatic forwarding」をオフにして保存します。',
    },
    breaks: '各自が設定した転送先にメールが届かなくなります。',
  },
  'google-calendars-show-no-details': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「External sharing options for primary calendars」を「Only free/busy information (hide event details)」に設定して保存します。',
      3: '「External sharing options for secondary calendars」を「Only free/busy information (hide event details)」に設定して保存します。',
    },
    breaks: 'カレンダーを見ている社外の人に詳細が見えなくなります。',
  },
  'google-chat-with-outsiders-limited': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Only allow this for allowlisted domains」をオンにして保存します。',
    },
    breaks: 'ほかのドメインの人とのチャットが終了します。先に取引先のドメインを登録してください。',
  },
  'google-drive-files-not-public': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「When sharing outside is allowed, users can make files and published web content visible to anyone with the link」をオフにして保存します。',
    },
    breaks: 'ユーザーはファイルを公開できなくなります。公開済みのリンクは別に探す必要があります。',
  },
  'google-drive-files-private-at-first': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「General access default」を「Private to the owner」に設定して保存します。',
    },
    breaks: '今後、新しいファイルは手動で共有します。既存のファイルのアクセス権は変わりません。',
  },
  'google-drive-sharing-limited': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Sharing outside the organization」を「Allowlisted domains」に設定して保存します。',
    },
    breaks: 'ほかのドメインの人との共有ができなくなります。先に取引先のドメインを登録してください。',
  },
  'google-enrolment-within-a-week': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「New user enrollment period」を「1 week」に設定して保存します。',
    },
    breaks: 'それ以上待った新しいユーザーは、管理者に頼む必要があります。',
  },
  'google-few-super-administrators': {
    steps: {
      1: '「Admins」で、この役割を持つ人を確認します。',
      2: '不要な人には小さな役割を与えてこの役割を外し、1 人しかいない場合は 2 人目に与えます。',
    },
    breaks: '役割を失った人は会社全体の設定を変更できなくなります。',
  },
  'google-imap-and-pop-off': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「POP and IMAP access」の項目をすべてオフにして保存します。',
    },
    breaks: 'IMAP や POP を使うメール ソフトに届かなくなります。先に Gmail へ移行してください。',
  },
  'google-less-secure-apps-off': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Disable access to less secure apps」を選んで保存します。',
    },
    breaks: 'パスワードを送る古いスキャナーやメール ソフトが動かなくなります。',
  },
  'google-links-checked': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Links and external images」の保護をすべてオンにして保存します。',
    },
    breaks: '不明なページへのリンクを開く前に警告が表示されます。',
  },
  'google-mail-scanned-before-delivery': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Enhanced pre-delivery message scanning」をオンにして保存します。',
    },
    breaks: '疑わしいメールは数分遅れて届きます。',
  },
  'google-marketplace-apps-restricted': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Allow users to install and run only selected apps from the Marketplace」を選んで保存します。',
    },
    breaks: 'ユーザーはほかのアプリを追加できなくなります。使用中のアプリを先に承認してください。',
  },
  'google-passwords-long': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Minimum length」を「12」に設定して保存します。',
    },
    breaks: '短いパスワードのユーザーは次に求められたときに変更します。',
  },
  'google-passwords-not-reused': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Allow password reuse」をオフにして保存します。',
    },
    breaks: 'パスワードを変える人は新しいものを選ぶ必要があります。',
  },
  'google-passwords-strong': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Enforce strong password」をオンにして保存します。',
    },
    breaks: '弱いパスワードのユーザーは次に求められたときに変更します。',
  },
  'google-second-factor-enforced': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Enforcement」を「On」に設定して保存します。',
    },
    breaks: '第二要素のないユーザーは、猶予期間の後はログインできません。',
  },
  'google-sessions-limited': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Web session duration」を「12 hours」に設定して保存します。',
    },
    breaks: 'ユーザーは勤務日ごとに 1 回ログインします。',
  },
  'google-sms-codes-off': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Methods」を「Any except verification codes via text, phone call」に設定して保存します。',
    },
    breaks: 'SMS のコードしかない人は、先に別の方法を設定する必要があります。',
  },
  'google-spoofing-protection-on': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Spoofing and authentication」の保護をすべてオンにして保存します。',
    },
    breaks: '設定の悪い送信者のメールに印が付くか、迷惑メールに入ることがあります。',
  },
  'google-super-administrator-recovery-off': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Allow super admins to recover their account」をオフにして保存します。',
    },
    breaks: 'パスワードを忘れた特権管理者は、別の特権管理者に頼む必要があります。',
  },
  'google-takeout-off': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Google Takeout」を「OFF for everyone」に設定して保存します。',
    },
    breaks: 'ユーザーは全データのコピーをダウンロードできなくなります。退職者には必要に応じてオンにします。',
  },
  'google-unknown-apps-blocked': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Unconfigured third-party apps」を「Don’t allow users to access any third-party apps」に設定して保存します。',
    },
    breaks: '承認していないアプリは動かなくなります。先に使用中のアプリを確認して信頼済みにしてください。',
  },
  'google-user-recovery-off': {
    steps: {
      1: '一覧の先頭にある組織を選び、続いて別の設定がある部門やグループをそれぞれ選びます。',
      2: '「Allow users and non-super admins to recover their account」をオフにして保存します。',
    },
    breaks: 'パスワードを忘れた人は管理者に頼みます。',
  },
  'groups-are-private': {
    steps: {
      1: '公開グループを開き、「Settings」を開きます。',
      2: '「Privacy」で「Private」を選び、保存します。',
      3: '全員向けのものは公開のままにし、このチェックの解決として記録します。',
    },
    breaks:
      'メンバーでない人は、グループのファイル、予定表、会話にアクセスできなくなります。誰を追加すべきか所有者に確認してください。',
  },
  'guests-hold-no-privileged-role': {
    steps: {
      1: 'ゲストが持つロールを開き、「Assignments」を開きます。',
      2: '作業が続く場合は、先に別の方法を用意します。',
      3: 'ゲストの割り当てを削除します。',
    },
    breaks:
      'ゲストはテナントを管理できなくなります。パートナーがこの方法で作業していることがよくあります。先に詳細な委任された管理者特権 (GDAP) などの方法を取り決めてください。',
  },
  'guests-need-a-second-factor': {
    steps: {
      1: '「New policy」を選び、「Users」 › 「Select users and groups」で「Guest or external users」をすべての種類で選択します。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Grant」で「Require multifactor authentication」を選びます。',
      4: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      'ゲスト自身のテナントの MFA を信頼していない限り、ゲストはここで方法を登録する必要があります。テナントを管理するパートナーも含まれることがあります。サインイン ログで、どのゲストがサインインしているか分かります。',
  },
  'inactive-accounts-blocked': {
    steps: {
      1: '30 日間使われていないアカウントを一覧にします。コマンドの 1 行目で取得できます。',
      2: 'サービス、共有メールボックス、休職中の人など、それぞれの用途を確認します。',
      3: '不要なものを開き、「Edit properties」で「Account enabled」をオフにします。',
      4: 'しばらく問題がなければ、ライセンスを外します。',
    },
    breaks:
      'そのアカウントを使う人はサインインできなくなり、それで動くサービスは止まります。サインイン ログには、人が関わらないサインインも現れます。',
  },
  'invitation-domains-restricted': {
    steps: {
      1: '今いるゲストとパートナーのドメインを書き出します。',
      2: '「Collaboration restrictions」で「Allow invitations only to the specified domains (most restrictive)」を選びます。',
      3: 'ドメインを入力し、保存します。',
    },
    breaks:
      'ほかのドメインの人は招待できなくなります。今いるゲストは残ります。ユーザー一覧をゲストで絞り込むと、使われているドメインが分かります。',
  },
  'legacy-authentication-blocked': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Conditions」 › 「Client apps」で「Exchange ActiveSync clients」と「Other clients」だけを選択します。',
      4: '「Grant」で「Block access」を選びます。',
      5: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      '古いメール ソフトと、パスワードで送信するプリンターやスクリプトが動かなくなります。サインイン ログを「Client app」で絞り込むと分かります。',
  },
  'managed-device-required': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Grant」で「Require device to be marked as compliant」、「Require Microsoft Entra hybrid joined device」、「Require one of the selected controls」を選びます。',
      4: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      '個人のデバイスと、管理されていても準拠していないデバイスは、何にもアクセスできなくなります。先に Intune で準拠しているデバイスの数を確認してください。',
  },
  'named-locations-used': {
    steps: {
      1: '「IP ranges location」を選び、会社の公開アドレスを入力して信頼済みにします。または「Countries location」を選びます。',
      2: 'ポリシーを開き、「Network」でこの場所を含めるか除外します。',
      3: 'ポリシーを「On」にします。',
    },
    breaks:
      'ポリシーが場所を使うまで何も変わりません。アドレスの漏れや古いアドレスがあると、対象を誤ります。固定アドレスをプロバイダーに確認してください。',
  },
  'no-app-can-make-administrators': {
    steps: {
      1: 'ここで見つかったアプリを開き、「Permissions」を開きます。',
      2: 'どのアクセス許可が必要か、所有者かベンダーに確認します。',
      3: '「Admin consent」で、ここで見つかったアクセス許可を取り消します。誰も使っていなければアプリを削除します。',
      4: '不要になったクライアント シークレットを削除します。',
    },
    breaks:
      'アプリがロールやアクセス許可に対して行う処理が止まります。監査ログをアプリで絞り込むと、最近何かしたか分かります。',
  },
  'no-permanent-privileged-roles': {
    steps: {
      1: '「Active assignments」で、特権ロールを常時持つ人を確認します。',
      2: '「Add assignments」を選び、それぞれに同じロールを「Eligible」で与えます。',
      3: 'それぞれに一度ロールをアクティブにしてもらいます。',
      4: '緊急用アカウント 2 つの「Global Administrator」を除き、常時の割り当てを削除します。',
    },
    breaks:
      '管理者は作業の前にロールをアクティブにします。サービスやアプリにはできません。先に、人のものでないアカウントを調べてください。',
  },
  'no-rule-lets-domains-through': {
    steps: {
      1: 'ここで見つかったルールを開き、ドメインとほかの動作を書き留めます。',
      2: '誤って止められるものは、代わりに Defender ポータルの「Tenant Allow/Block List」で許可します。',
      3: 'ルールをオフにするか、SCL (スパム信頼レベル) -1 の設定を外します。',
    },
    breaks:
      'これらのドメインのメールも通常どおり検査され、迷惑メールや検疫に入ることがあります。「Message trace」で、最近届いたものが分かります。',
  },
  'password-hashes-synchronized': {
    steps: {
      1: 'サーバーで「Microsoft Entra Connect Sync」を開き、「Configure」 › 「Customize synchronization options」を選びます。',
      2: '「Optional features」で「Password hash synchronization」を選択します。',
      3: 'ウィザードを完了します。',
      4: '上のページで有効になったことを確認します。',
    },
    breaks:
      '誰も中断されず、サインイン方法も変わりません。以後、パスワード ハッシュのハッシュがクラウドに置かれます。データ保護の担当者に伝えてください。',
  },
  'preset-security-policies-on': {
    steps: {
      1: '「Standard protection」で「Manage protection settings」を選びます。',
      2: 'Exchange Online Protection と Defender for Office 365 の保護を「All recipients」に適用します。',
      3: 'なりすまされるおそれのある人とドメインを入力します。',
      4: '「Turn on the policy when finished」を選び、確認します。',
      5: 'コマンドは、以前に有効だった事前設定を再び有効にします。最初はポータルが必要です。',
    },
    breaks:
      '迷惑メールや検疫に入るメールが増え、リンクと添付ファイルは開く前に検査されます。事前設定は独自のポリシーより優先されます。先に例外を書き留めてください。',
  },
  'privileged-accounts-of-the-cloud': {
    steps: {
      1: 'それぞれの人に、クラウドだけにある 2 つ目のアカウントを作ります。',
      2: 'ロールを与え、フィッシングに強い方法を登録してもらいます。',
      3: 'オンプレミスから同期されたアカウントのロールを削除します。',
    },
    breaks:
      'その人たちは 2 つ目のアカウントで管理します。元のアカウントで動くスクリプトやサービスは権限を失います。サインイン ログで分かります。',
  },
  'resource-mailboxes-blocked': {
    steps: {
      1: '会議室と備品のアカウントを探します。コマンドの 1 行目で一覧にできます。',
      2: 'それぞれを開き、「Block sign-in」を選んで保存します。',
      3: 'デバイスがこのアカウントでサインインする会議室は残し、このチェックの解決として記録します。',
    },
    breaks:
      '会議室と備品はこれまでどおり予約できます。会議室システムなど、このアカウントでサインインするデバイスは止まります。サインイン ログで分かります。',
  },
  'retired-grant-not-used': {
    steps: {
      1: '使われているアプリに Intune のアプリ保護ポリシーが適用されていることを確認します。',
      2: 'ここで見つかった各ポリシーを開きます。',
      3: '「Grant」で「Require approved client app」をオフにし、「Require app protection policy」を選びます。',
      4: '保存し、1 人の電話で試します。',
    },
    breaks:
      'アプリ保護ポリシーのないモバイル アプリは使えなくなります。サインイン ログで、使われているアプリが分かります。',
  },
  'risks-in-separate-policies': {
    steps: {
      1: 'ここで見つかった各ポリシーを開きます。',
      2: '条件「User risk」と「Sign-in risk」のどちらかを外します。',
      3: '「New policy」を選び、もう一方の条件で同じ人を対象に作成します。',
      4: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      'これまでは両方のリスクが必要でしたが、今後はどちらか一方で足りるため、本人確認やパスワード変更を求められる人が増えます。「ID Protection」のレポートで人数が分かります。',
  },
  'risky-agents-blocked': {
    steps: {
      1: '「New policy」を選び、「Users, agents or workload identities」で「Agents」を選んで「All agent identities」を含めます。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Conditions」 › 「Agent risk」で「High」を選択します。',
      4: '「Grant」で「Block access」を選びます。',
      5: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      'リスクの高いエージェントはサインインできず、その作業は止まります。「ID Protection」のレポートで分かります。',
  },
  'risky-sign-ins-handled': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Conditions」 › 「Sign-in risk」で「High」と「Medium」を選択します。',
      4: '「Grant」で「Require multifactor authentication」を選びます。',
      5: '「Session」で「Sign-in frequency」を「Every time」にします。',
      6: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      '方法を登録していないユーザーは、サインインが危険と見なされると入れません。「ID Protection」の「Risky sign-ins」で、どれほど起きたか分かります。',
  },
  'risky-users-handled': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Conditions」 › 「User risk」で「High」を選択します。',
      4: '「Grant」で「Require multifactor authentication」、「Require password change」、「Require all the selected controls」を選びます。',
      5: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      'リスクの高いユーザーはパスワードの変更が必要です。オンプレミスから同期されたユーザーは、パスワード ライトバックがある場合だけ変更できます。「ID Protection」の「Risky users」で対象者が分かります。',
  },
  'security-defaults-or-policies-on': {
    steps: {
      1: 'MFA の登録が必要になることを全員に知らせます。',
      2: '「Manage security defaults」を選びます。',
      3: '「Enabled」を選び、保存します。',
      4: 'Microsoft Entra ID P1 がある場合は、代わりに「Conditional Access」でポリシーを作成します。',
    },
    breaks:
      '全員に MFA の登録が求められ、レガシ認証はブロックされます。サインイン ログを「Client app」で絞り込むと、まだ使っているものが分かります。',
  },
  'security-info-registration-protected': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」 › 「User actions」で「Register security information」を選択します。',
      3: '「Network」で「Any network or location」を含め、「All trusted networks and locations」を除外します。',
      4: '「Grant」で「Require multifactor authentication」を選びます。',
      5: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      '新しいユーザーは、信頼済みの場所か一時アクセス パスでしか登録できません。初日の前に、ユーザーの「Authentication methods」で作成してください。',
  },
  'session-tokens-protected': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「Office 365 Exchange Online」と「Office 365 SharePoint Online」を選択します。',
      3: '「Conditions」で「Device platforms」を「Windows」に、「Client apps」を「Mobile apps and desktop clients」にします。',
      4: '「Session」で「Require token protection for sign-in sessions」を選びます。',
      5: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      '対応していないアプリと登録されていない Windows デバイスは、メールとファイルにアクセスできなくなります。ポリシーが「Report-only」の間、サインイン ログに現れます。',
  },
  'sharing-domains-restricted': {
    steps: {
      1: '共有相手のドメインを書き出します。',
      2: '「More external sharing settings」を開き、「Limit external sharing by domain」と「Add domains」を選びます。',
      3: '「Allow only specific domains」を選び、入力して保存します。',
    },
    breaks:
      'ほかのドメインとファイルやサイトを共有できなくなります。Microsoft Entra 管理センターのゲスト一覧で、使われているドメインが分かります。',
  },
  'sign-ins-limited-by-country': {
    steps: {
      1: '「Named locations」で、仕事をする国の「Countries location」を作成します。',
      2: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      3: '「Target resources」で「All resources」を含めます。',
      4: '「Network」で「Any network or location」を含め、この場所を除外します。',
      5: '「Grant」で「Block access」を選びます。',
      6: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      '出張中の人や、別の場所のアドレスの VPN を使う人は入れなくなります。サインイン ログで各サインインの場所が分かります。先に出張時の手順を決めてください。',
  },
  'synchronization-accounts-left-out': {
    steps: {
      1: 'ここで見つかった各ポリシーを開きます。',
      2: '「Users」 › 「Exclude」 › 「Directory roles」で「Directory Synchronization Accounts」を選択します。',
      3: '保存し、「Entra Connect」 › 「Connect Sync」で同期が動いていることを確認します。',
    },
    breaks: '誰も中断されません。これらのアカウントでサインインする人はいません。',
  },
  'unknown-platforms-blocked': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「All resources」を含めます。',
      3: '「Conditions」 › 「Device platforms」で「Any device」を含め、「Android」、「iOS」、「Windows」、「macOS」、「Linux」を除外します。',
      4: '「Grant」で「Block access」を選びます。',
      5: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
    },
    breaks:
      'ChromeOS など別のシステムのデバイスと、システムを名乗らないデバイスは入れなくなります。サインイン ログで各サインインのシステムが分かります。',
  },
  'unmanaged-devices-limited-by-apps': {
    steps: {
      1: '「New policy」を選び、「Users」で「All users」を含め、緊急用アカウントのグループを除外します。',
      2: '「Target resources」で「Office 365」を選択します。',
      3: '「Session」で「Use app enforced restrictions」を選びます。',
      4: '「Report-only」で作成し、誰が止められるかをサインイン ログで確かめてから「On」にします。',
      5: 'SharePoint 管理センターで、「Policies」 › 「Access control」 › 「Unmanaged devices」を「Allow limited, web-only access」にします。',
    },
    breaks:
      '管理されていないデバイスでは、ファイルはブラウザーでしか開けず、ダウンロード、印刷、同期はできません。個人のデバイスで働く人に知らせてください。',
  },
  'users-can-reset-passwords': {
    steps: {
      1: '「Properties」で「Self service password reset enabled」を「All」にします。',
      2: '「Authentication methods」で「Number of methods required to reset」を 2 にします。',
      3: '「Registration」で、サインイン時の登録を必須にします。',
      4: 'オンプレミスのユーザーがいる場合は、「On-premises integration」でパスワード ライトバックを有効にします。',
    },
    breaks: '誰も中断されません。ユーザーはサインイン時に方法を尋ねられます。ヘルプデスクに伝えてください。',
  },
  'users-can-use-a-second-factor': {
    steps: {
      1: '「User registration details」で、方法がない人を確認します。',
      2: '「Registration campaign」の状態を、すべてのユーザーで「Enabled」にします。',
      3: 'ほかの方法で登録できない人には、一時アクセス パスを作成します。',
      4: '誰も使っていないアカウントをブロックします。',
    },
    breaks:
      'ユーザーはサインイン時に Microsoft Authenticator の設定を求められます。締め出される人はいません。',
  },
  'users-cannot-install-add-ins': {
    steps: {
      1: '既定のポリシーを開き、「Manage permissions」を選びます。',
      2: '「My Custom Apps」、「My Marketplace Apps」、「My ReadWriteMailbox Apps」をオフにし、保存します。',
      3: '必要なアドインを、Microsoft 365 管理センターの「Integrated apps」で展開します。',
    },
    breaks:
      'ユーザーは自分の Outlook にアドインを追加できなくなります。使っているものを確認し、先に展開してください。',
  },
} satisfies Translation<'ja', 'checkSteps'>
