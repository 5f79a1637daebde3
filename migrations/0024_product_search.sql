DROP INDEX `products_searched`;--> statement-breakpoint
ALTER TABLE `product_state` ADD `unindexed_to` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE `products_search` USING fts5(`words`, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
INSERT INTO `products_search` (`products_search`, `rank`) VALUES ('deletemerge', 0);
--> statement-breakpoint
CREATE TRIGGER `products_search_insert` AFTER INSERT ON `products` BEGIN INSERT INTO `products_search` (`rowid`, `words`) VALUES (new.`id`, 'O' || coalesce(new.`company_id`, 0) || 'O' || upper(new.`kind`) || '  ' || replace(replace(replace(replace(replace(replace(replace(new.`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  ')); END;
--> statement-breakpoint
CREATE TRIGGER `products_search_update` AFTER UPDATE OF `searched`, `company_id`, `kind` ON `products` BEGIN DELETE FROM `products_search` WHERE `rowid` = old.`id`; INSERT INTO `products_search` (`rowid`, `words`) VALUES (new.`id`, 'O' || coalesce(new.`company_id`, 0) || 'O' || upper(new.`kind`) || '  ' || replace(replace(replace(replace(replace(replace(replace(new.`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  ')); END;
--> statement-breakpoint
CREATE TRIGGER `products_search_delete` AFTER DELETE ON `products` BEGIN DELETE FROM `products_search` WHERE `rowid` = old.`id`; END;
--> statement-breakpoint
INSERT OR IGNORE INTO `product_state` (`id`) VALUES (1);
--> statement-breakpoint
UPDATE `product_state` SET `unindexed_to` = (SELECT coalesce(max(`id`), 0) FROM `products`);
