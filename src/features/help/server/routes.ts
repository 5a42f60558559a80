import { on, onOpen, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as edit from '../edit-contract.ts';
import * as faq from '../faq-contract.ts';
import * as open from '../public-contract.ts';
import { addManual } from './add-manual.ts';
import { deleteArticle, restoreArticle } from './article-trash.ts';
import { addFaqItem, deleteFaqItem, listFaq, readFaqContact, restoreFaqItem, updateFaqItem } from './faq.ts';
import { readEditedArticle } from './find-articles.ts';
import { openHelp, openPublicArticle, openPublicHelp, readHelpOpening } from './public-help.ts';
import { listCards, listGroups, readQuestion, voteArticle } from './read-articles.ts';
import { listVersions, readVersion, restoreVersion } from './read-versions.ts';
import { keepSearch, listLostSearches, searchArticles, settleLostSearch } from './searches.ts';
import { addArticle, saveArticle } from './write-articles.ts';

export const helpRoutes: Route[] = [
  on(contract.readHelpCards, listCards),
  on(contract.readHelpCategory, listGroups),
  on(contract.readHelpQuestion, readQuestion),
  on(contract.searchHelp, searchArticles),
  on(contract.keepHelpSearch, keepSearch),
  on(contract.voteHelpful, voteArticle),
  on(edit.readEditedArticle, readEditedArticle),
  on(edit.addArticle, addArticle),
  on(edit.saveArticle, saveArticle),
  on(edit.listVersions, listVersions),
  on(edit.readVersion, readVersion),
  on(edit.restoreVersion, restoreVersion),
  on(edit.deleteArticle, deleteArticle),
  on(edit.restoreArticle, restoreArticle),
  on(edit.addManual, addManual),
  on(edit.listLostSearches, listLostSearches),
  on(edit.settleLostSearch, settleLostSearch),
  on(open.readHelpOpening, readHelpOpening),
  on(open.openHelp, openHelp),
  onOpen(open.openPublicHelp, openPublicHelp),
  onOpen(open.openPublicArticle, openPublicArticle),
  on(faq.listFaq, listFaq),
  on(faq.readFaqContact, readFaqContact),
  on(faq.addFaqItem, addFaqItem),
  on(faq.updateFaqItem, updateFaqItem),
  on(faq.deleteFaqItem, deleteFaqItem),
  on(faq.restoreFaqItem, restoreFaqItem),
];
