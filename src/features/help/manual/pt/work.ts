import type { ManualWords } from '../manual-words.ts';

export const work: ManualWords = {
  title: 'Geração de procura',
  description: 'De um e-mail a um cartão e a uma data: chat, calendário, quadros e tarefas que se conhecem entre si.',
  groups: ['Chat', 'Calendário', 'Quadros e tarefas'],
  articles: {
    'talk-in-the-chat': {
      question: 'Como falo com colegas no chat?',
      content: `<p>Abra <strong>Chat</strong>. Prima <code>N</code> para uma conversa com uma pessoa, <code>G</code> para um grupo.</p>
<h2>Escrever</h2>
<p>Enter envia; <code>Shift Enter</code> começa uma nova linha. O negrito, as listas e o código escrevem-se como em Markdown. Pode anexar ou largar ficheiros. Mencione alguém com <code>@</code>, e essa pessoa é avisada.</p>
<h2>Com uma mensagem pode</h2>
<ul><li><p>reagir com um emoji,</p></li>
<li><p>citá-la ou responder num tópico próprio ao lado da conversa,</p></li>
<li><p>afixá-la para todos nesta conversa,</p></li>
<li><p>editá-la ou eliminá-la, se for sua.</p></li></ul>
<p>Todos veem quem está a escrever e quem viu uma mensagem. Defina o seu estado como <em>Ausente</em> ou <em>Não incomodar</em> junto à sua imagem.</p>
<h2>Sem rede</h2>
<p>O que envia espera e segue automaticamente uma só vez, assim que houver ligação, mesmo depois de recarregar. Um rascunho fica na sua conversa até o enviar.</p>
<p><code>/</code> pesquisa pessoas e mensagens. Uma mensagem só chega a quem está na conversa; os administradores não a leem.</p>`,
    },
    'plan-in-the-calendar': {
      question: 'Como planeio eventos e convido pessoas?',
      content: `<p>Abra <strong>Calendário</strong>. <code>M</code>, <code>W</code>, <code>D</code> e <code>L</code> mostram o mês, a semana, o dia e a lista; <code>T</code> leva a hoje.</p>
<h2>Um evento</h2>
<ol><li><p>Prima <code>N</code>, clique num dia ou arraste sobre algumas horas.</p></li>
<li><p>Dê-lhe um título, um calendário, uma hora e um local. <em>Repetição</em> aceita tudo, desde diariamente até à última sexta-feira de cada terceiro mês.</p></li>
<li><p>Adicione convidados pelo nome ou pelo endereço de e-mail. Por baixo, vê quem está livre; <em>Próxima hora livre</em> encontra um momento para todos.</p></li></ol>
<p>Os colegas recebem uma notificação; os convidados de fora, um e-mail a que podem responder sem conta. As respostas ficam junto aos nomes.</p>
<h2>Alterar</h2>
<p>Arraste um evento para outra hora ou mova o que está em foco com <code>Alt</code> e as teclas de seta. Num evento repetido, escolhe se muda um, todos os seguintes ou todos. Os convidados de fora são avisados um pouco mais tarde, para que o que desfizer de imediato nunca lhes chegue.</p>
<p>Os eventos em <em>Pessoal</em> só são visíveis para si.</p>`,
    },
    'calendars-of-your-own': {
      question: 'Como tenho os meus próprios calendários e o calendário no telemóvel?',
      content: `<h2>Calendários próprios</h2>
<p>Além dos cinco que todos têm, pode criar calendários e partilhá-los: escolha <em>Novo calendário…</em> por baixo da lista e <em>Alterar e partilhar…</em> no menu de um deles. Arraste-os para a ordem que quiser e assinale quais vê.</p>
<h2>Calendários de outros</h2>
<p><em>Subscrever endereço…</em> mostra um calendário de outro local, como os feriados de um país. É atualizado automaticamente; os seus eventos só podem ser consultados aqui.</p>
<h2>No telemóvel</h2>
<p><em>Subscrever…</em> dá-lhe um endereço secreto só seu, com um código para a câmara do telemóvel. Mostra o que vê no Atrium. Pode criar um novo endereço ou revogá-lo a qualquer momento e ver quando foi lido pela última vez.</p>
<h2>Ficheiros</h2>
<p><em>Importar…</em> adiciona os eventos de um ficheiro iCalendar (<code>.ics</code>). Os eventos que já existem são atualizados, os cancelados são removidos, e o que não pode ser importado é indicado com o motivo. <em>Exportar…</em> guarda um calendário num ficheiro.</p>
<p>Em <em>Mostrar também</em> estão os cartões e as tarefas com prazo e as faturas a vencer, nos respetivos dias.</p>`,
    },
    'work-on-a-board': {
      question: 'Como trabalho com quadros?',
      content: `<p>Abra <strong>Quadros</strong>. Um quadro tem colunas, e um cartão está numa delas.</p>
<h2>Cartões</h2>
<ul><li><p><code>N</code> adiciona um cartão; Enter adiciona-o e deixa o campo aberto para o seguinte.</p></li>
<li><p>Arraste um cartão, leve-o com <code>Alt</code> e uma tecla de seta ou prima <code>M</code> para <em>Mover para…</em></p></li>
<li><p>Abra-o para uma descrição, um prazo, etiquetas, pessoas, uma lista de verificação, ficheiros e comentários. Com <code>@</code> num comentário, menciona alguém.</p></li></ul>
<p>Todos os que veem o quadro veem as alterações de imediato. O que aconteceu a um cartão está por baixo dele.</p>
<h2>Colunas</h2>
<p>Uma coluna pode ter um limite: acima dele, a coluna diz por quantos. As colunas movem-se e eliminam-se como os cartões, e a eliminação pode ser desfeita.</p>
<h2>Quem vê um quadro</h2>
<p>Toda a empresa, ou o proprietário e as pessoas que este escolher: <em>Quem o vê…</em> no menu do quadro. <em>Lista</em> mostra os mesmos cartões em tabela, e o filtro encontra os que lhe estão atribuídos ou em atraso.</p>
<p>Os cartões já tratados vão para o arquivo, onde podem ser encontrados e repostos.</p>`,
    },
    'bring-a-board-from-elsewhere': {
      question: 'Como copio um quadro ou trago um do Trello?',
      content: `<p>Está tudo no menu junto ao nome de um quadro.</p>
<h2>Copiar e modelo</h2>
<p><em>Copiar quadro…</em> cria um segundo com as mesmas colunas e cartões. <em>Guardar como modelo…</em> guarda as colunas e os cartões sem datas, pessoas nem comentários, e <em>Novo quadro a partir deste…</em> começa com eles o próximo projeto.</p>
<h2>Importar</h2>
<ol><li><p>Escolha <em>Importar do Trello ou de CSV…</em></p></li>
<li><p>Escolha um quadro exportado do Trello em JSON, ou um ficheiro CSV até 10 MB. Os cabeçalhos do Trello, Jira, Asana, Planner, Notion e Linear são reconhecidos, em cinco idiomas.</p></li>
<li><p>Verifique a pré-visualização: o que será importado, o que não tem campo aqui e fica na descrição do cartão, e o que não é importado, com o motivo.</p></li>
<li><p><em>Importar</em> cria um novo quadro, com etiquetas, listas de verificação, prazos, comentários e ligações.</p></li></ol>
<p>Os cartões de listas arquivadas vão para o arquivo. A exportação do Trello não inclui os anexos: as suas ligações são mantidas.</p>
<p>Os seus outros quadros não mudam. Se não quiser o novo quadro, elimine-o.</p>`,
    },
    'keep-to-dos': {
      question: 'Como escrevo tarefas rapidamente?',
      content: `<p>Abra <strong>Tarefas</strong> e prima <code>N</code>. Basta uma linha:</p>
<pre><code>Ligar ao banco amanhã às 17:00 #finanças @devansh !</code></pre>
<p>São reconhecidos dias, horas e, com a página em inglês ou árabe, repetições (<em>every Monday</em>), além de <code>#etiquetas</code>, <code>@pessoas</code> e <code>!</code> para importante. O que foi reconhecido aparece por baixo da linha antes de premir Enter, e cada parte pode ser retirada se era texto. A linha percebe inglês, alemão, francês, português e árabe.</p>
<h2>Na lista</h2>
<ul><li><p><code>C</code> conclui, <code>S</code> marca como importante, <code>#</code> elimina.</p></li>
<li><p>Na ordem manual, arraste as tarefas ou use <code>Alt</code> e uma tecla de seta.</p></li>
<li><p><em>Selecionar várias</em> altera muitas de uma vez: etiqueta, pessoa, data.</p></li></ul>
<p>Abra uma tarefa para subtarefas, um lembrete, uma descrição e a repetição. Uma tarefa repetida volta com a próxima data assim que a concluir.</p>
<p>As tarefas são da empresa: quem as pode ver vê todas. Filtre por etiqueta ou pelo que é importante.</p>`,
    },
    'plan-your-day': {
      question: 'O que é “O meu dia”?',
      content: `<p><strong>Tarefas → O meu dia</strong> reúne o que hoje espera por si, de todas as aplicações:</p>
<ul><li><p>tarefas que lhe estão atribuídas e que estão em atraso ou terminam hoje, amanhã ou em breve,</p></li>
<li><p>cartões de quadros em que participa, pelas suas datas,</p></li>
<li><p>os eventos de hoje, como calendário ao lado.</p></li></ul>
<h2>Planear</h2>
<p>Escolha o sinal junto a uma tarefa ou a um cartão para o planear: recebe a próxima hora livre de hoje como evento no seu calendário <em>Pessoal</em>. Se já não houver nada livre, é indicado.</p>
<h2>Concluído</h2>
<p>Assinale uma tarefa aqui como em qualquer lugar. Um cartão que assinale passa para a coluna do que está concluído, se o quadro tiver uma. O que concluiu hoje continua visível no fim, para que veja que foi um bom dia.</p>
<p>Em qualquer lugar, prima <code>Ctrl K</code> e escreva <em>o meu dia</em>.</p>`,
    },
    'make-a-card-of-a-mail': {
      question: 'Como faço de um e-mail um cartão, uma tarefa ou um evento?',
      content: `<p>Os e-mails, as mensagens do chat e as encomendas podem tornar-se trabalho sem serem copiados à mão.</p>
<ol><li><p>Abra o e-mail, o menu da mensagem ou a encomenda.</p></li>
<li><p>Escolha <em>Criar cartão</em>, <em>Criar tarefa</em> ou <em>Criar evento</em>. Num e-mail aberto, isto está em <em>Mais</em>.</p></li>
<li><p>O título e o texto são preenchidos a partir da origem. Escolha a coluna, a pessoa ou o dia e guarde.</p></li></ol>
<h2>Ficam associados</h2>
<p>O cartão diz de que e-mail foi criado, e o e-mail diz que cartão existe. Um clique leva de um ao outro. Os outros só veem uma associação se puderem ler aquilo a que leva: um colega no quadro vê o cartão, e não o seu e-mail.</p>
<h2>Desfazer</h2>
<p><em>Desfazer</em> remove o que foi criado. Também se pode retirar só a associação; nesse caso, ambos ficam.</p>`,
    },
  },
};
