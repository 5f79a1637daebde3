DROP INDEX `users_searched`;--> statement-breakpoint
CREATE VIRTUAL TABLE `users_search` USING fts5(`words`, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE TRIGGER `users_search_insert` AFTER INSERT ON `users` BEGIN INSERT INTO `users_search` (`rowid`, `words`) VALUES (new.`id`, '  ' || replace(replace(replace(replace(replace(replace(replace(new.`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  ')); END;
--> statement-breakpoint
CREATE TRIGGER `users_search_update` AFTER UPDATE OF `searched` ON `users` WHEN new.`searched` <> old.`searched` BEGIN DELETE FROM `users_search` WHERE `rowid` = old.`id`; INSERT INTO `users_search` (`rowid`, `words`) VALUES (new.`id`, '  ' || replace(replace(replace(replace(replace(replace(replace(new.`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  ')); END;
--> statement-breakpoint
CREATE TRIGGER `users_search_delete` AFTER DELETE ON `users` BEGIN DELETE FROM `users_search` WHERE `rowid` = old.`id`; END;
--> statement-breakpoint
INSERT INTO `users_search` (`rowid`, `words`) SELECT `id`, '  ' || replace(replace(replace(replace(replace(replace(replace(`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  ') FROM `users`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `companies_search` USING fts5(`words`, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE TRIGGER `companies_search_insert` AFTER INSERT ON `companies` BEGIN INSERT INTO `companies_search` (`rowid`, `words`) VALUES (new.`id`, '  ' || replace(replace(replace(replace(replace(replace(replace(new.`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  ')); END;
--> statement-breakpoint
CREATE TRIGGER `companies_search_update` AFTER UPDATE OF `searched` ON `companies` WHEN new.`searched` <> old.`searched` BEGIN DELETE FROM `companies_search` WHERE `rowid` = old.`id`; INSERT INTO `companies_search` (`rowid`, `words`) VALUES (new.`id`, '  ' || replace(replace(replace(replace(replace(replace(replace(new.`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  ')); END;
--> statement-breakpoint
CREATE TRIGGER `companies_search_delete` AFTER DELETE ON `companies` BEGIN DELETE FROM `companies_search` WHERE `rowid` = old.`id`; END;
--> statement-breakpoint
INSERT INTO `companies_search` (`rowid`, `words`) SELECT `id`, '  ' || replace(replace(replace(replace(replace(replace(replace(`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  ') FROM `companies`;
