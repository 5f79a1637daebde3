-- Keys and links of companies and users that were inactive before saves ended them would work again with these.
UPDATE `api_keys` SET `revoked_at` = unixepoch() * 1000 WHERE `revoked_at` IS NULL AND NOT EXISTS (
	SELECT 1 FROM `users` INNER JOIN `companies` ON `companies`.`id` = `users`.`company_id`
	WHERE `users`.`id` = `api_keys`.`user_id` AND `users`.`company_id` = `api_keys`.`company_id`
		AND `users`.`enabled` = 1 AND `companies`.`active` = 1
		AND EXISTS (SELECT 1 FROM json_each(`users`.`roles`) WHERE value = 'ROLE_API_USER')
);
--> statement-breakpoint
UPDATE `password_resets` SET `ended_at` = unixepoch() * 1000 WHERE `ended_at` IS NULL AND NOT EXISTS (
	SELECT 1 FROM `users` INNER JOIN `companies` ON `companies`.`id` = `users`.`company_id`
	WHERE `users`.`id` = `password_resets`.`user_id` AND `users`.`enabled` = 1 AND `companies`.`active` = 1
);
