import type { ManualWords } from '../manual-words.ts';

export const mail: ManualWords = {
  title: 'E-mail marketing',
  description: 'Uma caixa de correio que se organiza sozinha, textos prontos a usar e imagens que não revelam quem lê.',
  groups: ['Ler e escrever', 'Organizar e pesquisar'],
  articles: {
    'read-and-write-mail': {
      question: 'Como leio e escrevo e-mails?',
      content: `<p>Abra <strong>E-mail</strong>. À esquerda estão as pastas e as etiquetas, depois a lista e, ao lado, a conversa aberta. Em <em>Vista</em>, escolha onde se abrem os e-mails e o espaço entre as linhas.</p>
<h2>Ler</h2>
<ul><li><p><code>J</code> e <code>K</code> passam ao e-mail seguinte e ao anterior, <code>U</code> volta à lista.</p></li>
<li><p><code>E</code> arquiva, <code>#</code> move para o lixo, <code>!</code> para o spam, <code>S</code> marca com estrela.</p></li>
<li><p><code>B</code> adia: o e-mail sai da caixa de entrada e regressa ao topo na data e hora que indicar.</p></li></ul>
<h2>Escrever</h2>
<p><code>C</code> começa um e-mail, <code>R</code> responde, <code>A</code> responde a todos, <code>F</code> reencaminha. O texto é guardado como rascunho à medida que escreve. Pode largar ficheiros na janela e imagens no texto.</p>
<p>Os e-mails para pessoas da sua empresa são entregues de imediato e nunca saem do servidor. Para enviar e-mails para fora da empresa, o administrador da instalação tem de configurar o envio; <strong>Definições de e-mail → Endereços</strong> indica se está configurado.</p>`,
    },
    'send-later-or-cancel': {
      question: 'Posso enviar um e-mail mais tarde ou cancelar o envio?',
      content: `<h2>Cancelar o envio</h2>
<p>Depois de enviar, surge uma mensagem que permite cancelar. Enquanto estiver visível, o e-mail ainda não saiu; se cancelar, volta aos rascunhos tal como o escreveu.</p>
<h2>Mais tarde</h2>
<p>Escolha a data e a hora junto ao botão de envio. Até lá, o e-mail fica na pasta <strong>Agendados</strong>, onde o pode enviar de imediato ou cancelar.</p>
<h2>Chegou?</h2>
<p>Abra um e-mail que enviou. Em <em>Entrega</em>, vê o estado para cada destinatário externo: a aguardar, enviado, nova tentativa ou não entregue, com a resposta do outro servidor. Um e-mail nunca é enviado duas vezes: se a ligação cair no momento exato da entrega, o Atrium indica que pode ter chegado e não o reenvia.</p>
<p>Se a entrega falhar, também recebe um aviso por e-mail.</p>`,
    },
    'write-once-with-templates': {
      question: 'Como uso modelos e uma assinatura?',
      content: `<p>Ambos estão em <strong>Definições de e-mail</strong>, na roda dentada da caixa de correio.</p>
<h2>Modelos</h2>
<ol><li><p>Em <em>Modelos</em>, escolha <em>Novo modelo</em>. O nome é só para si; o assunto e o texto são inseridos no e-mail.</p></li>
<li><p>Ao escrever um e-mail, escolha o modelo na janela. Depois, pode alterar tudo.</p></li></ol>
<h2>Assinatura</h2>
<p>Em <em>Assinatura</em>, escreva o que deve aparecer no fim dos seus e-mails: nome, cargo e contactos. A pré-visualização mostra-a num exemplo. Pode alterá-la ou retirá-la em cada e-mail.</p>
<h2>Mais endereços</h2>
<p>Em <em>Endereços</em>, pode adicionar outros endereços do domínio da sua empresa, por exemplo o de uma equipa. Recebe também os e-mails enviados para esses endereços e, em cada e-mail, escolhe de qual deles o envia. Esta opção fica disponível assim que o seu próprio endereço estiver confirmado.</p>`,
    },
    'sort-mail-by-rules': {
      question: 'Como organizo os e-mails automaticamente?',
      content: `<h2>Etiquetas</h2>
<p>Um e-mail está numa pasta e pode ter várias etiquetas. Prima <code>L</code> para as aplicar ou arraste o e-mail para uma etiqueta. Crie as suas com <em>Nova etiqueta…</em>, cada uma com a sua cor. Se eliminar uma etiqueta, os e-mails ficam onde estão.</p>
<h2>Regras</h2>
<ol><li><p>Abra <strong>Definições de e-mail → Regras</strong> e escolha <em>Nova regra</em>.</p></li>
<li><p>Indique as condições: o remetente, o assunto ou palavras no assunto ou no texto. Se indicar várias, têm de se verificar todas.</p></li>
<li><p>Indique o que fazer: mover para uma pasta, aplicar uma etiqueta, marcar com estrela, marcar como lido.</p></li>
<li><p>Assinale <em>Aplicar já também à caixa de entrada</em> se quiser organizar também os e-mails que lá estão.</p></li></ol>
<p>Aplicam-se todas as regras que correspondem a um e-mail. Se várias indicarem uma pasta, conta a primeira; mova as regras com as setas ao lado ou com <code>Alt</code> e uma tecla de seta.</p>
<h2>Newsletters</h2>
<p>No topo de um e-mail de uma lista, encontra <em>Cancelar subscrição</em>. O Atrium usa a forma mais simples de cancelar e não a oferece em e-mails de spam.</p>`,
    },
    'find-a-mail': {
      question: 'Como encontro um e-mail?',
      content: `<p>Prima <code>/</code> na caixa de correio. A pesquisa abrange o assunto, o texto, os nomes, os endereços e os nomes dos anexos.</p>
<h2>Refinar</h2>
<p>O botão no campo abre os filtros: de, para, assunto, palavras, datas, com anexos, não lidos, com estrela. Também os pode escrever:</p>
<ul><li><p><code>from:rui</code>, <code>to:layla</code>, <code>subject:carvalho</code></p></li>
<li><p><code>has:attachment</code>, <code>filename:pdf</code></p></li>
<li><p><code>is:unread</code>, <code>is:starred</code></p></li>
<li><p><code>after:</code> e <code>before:</code> com uma data</p></li>
<li><p><code>"tal como está"</code> para a expressão exata, <code>-palavra</code> para excluir uma palavra</p></li></ul>
<p>A pesquisa procura na pasta aberta; se não houver resultados, pode <em>Pesquisar em todo o lado</em>. Os termos não reconhecidos são ignorados, com um aviso, para que nunca veja um resultado errado sem o saber.</p>
<p>A pesquisa fica no endereço: mantém-se depois de recarregar, e <em>Voltar</em> regressa a ela.</p>`,
    },
    'bring-mail-from-elsewhere': {
      question: 'Como importo e-mails de outro local, e é seguro?',
      content: `<h2>Outra caixa de correio</h2>
<p>Em <strong>Definições de e-mail → Conta ligada</strong>, ligue uma caixa de correio externa (IMAP). Os e-mails chegam também aqui, e o que ler, marcar com estrela ou mover aqui é alterado também lá. A palavra-passe é guardada com encriptação e não volta a ser mostrada.</p>
<h2>Um ficheiro</h2>
<p>Em <em>Importar e exportar</em>, pode importar um ficheiro mbox da maioria dos programas de e-mail; os e-mails que já estão aqui são ignorados. Também pode exportar todos os seus e-mails, com os anexos, para um ficheiro.</p>
<h2>Imagens</h2>
<p>As imagens de outros servidores revelam ao remetente que leu o e-mail. Por isso, só são carregadas a seu pedido e através do servidor, não do navegador. <em>Sempre deste remetente</em> memoriza a escolha.</p>
<h2>Avisos</h2>
<p>O Atrium avisa quando alguém escreve de fora com o nome de um colega. Nada num e-mail pode ser executado: o conteúdo é limpo à chegada e mostrado numa moldura isolada.</p>`,
    },
  },
};
